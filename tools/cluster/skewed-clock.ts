/**
 * Loaded before a process of a check (`node --import`): its machine's clock is wrong by CLOCK_SKEW_MS. Nothing of the product reads
 * the variable. Monotonic clocks are left alone, as they are on a machine whose clock is wrong.
 */
const skewMs = Number(process.env['CLOCK_SKEW_MS'] ?? 0);
if (!Number.isSafeInteger(skewMs)) throw new Error('CLOCK_SKEW_MS must be a whole number of milliseconds');
const MachineDate = Date;
const machineNow = Date.now;
const skewedNow = () => machineNow() + skewMs;

globalThis.Date = new Proxy(MachineDate, {
  apply: () => new MachineDate(skewedNow()).toString(),
  construct: (target, values: readonly unknown[], made) =>
    Reflect.construct(target, values.length === 0 ? [skewedNow()] : [...values], made) as object,
  get: (target, name, receiver) => (name === 'now' ? skewedNow : (Reflect.get(target, name, receiver) as unknown)),
});
