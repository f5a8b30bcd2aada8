import type { ChildProcess } from 'node:child_process';
import { answers, end, ended, launch, type Running, type Service } from './services.ts';

const pauseMsMin = 1_000;
const pauseMsMax = 60_000;
/** A service that ran this long and ends is started again as if for the first time. */
const steadyMs = 60_000;

/** How long to wait before a service that died so many times in a row is started again. */
export function restartPauseMs(deathsInARow: number): number {
  return Math.min(pauseMsMax, pauseMsMin * 2 ** Math.max(0, deathsInARow - 1));
}

export interface Supervised extends Running {
  /** Ends one in an orderly way, starts it again at once, from now on as given if it is, and resolves when it answers. */
  restart(name: string, as?: Service): Promise<void>;
  /** One that ends by it is started again like any other that dies. */
  signal(name: string, signal: NodeJS.Signals): void;
}

/**
 * Starts services and keeps them running: one that dies is started again after growing pauses while the others go on.
 * Before all of them have answered once, a service that ends is a mistake of whoever starts them, and nothing is retried.
 */
export function superviseServices(
  services: readonly Service[],
  say: (line: string) => void,
  stopMsMax?: number,
): Supervised {
  const state = { isReady: false, isStopping: false };
  const answering = new Map(services.map((service) => [service.name, answers(service)]));
  const keepers = services.map((service) => {
    const turn = Promise.all((service.after ?? []).map(async (name) => answering.get(name)));
    return new Keeper(service, say, { state, stopMsMax, turn });
  });
  const failed = Promise.race(keepers.map(({ failed: name }) => name));
  const answered = Promise.all(answering.values());
  const isReady = async () => {
    const name = await Promise.race([answered.then(() => null), failed]);
    if (name !== null) throw new Error(`The ${name} ended before it was ready; its message is above.`);
    state.isReady = true;
  };
  return {
    ready: isReady(),
    restart: async (name, as) => keepers.find((keeper) => keeper.name === name)?.restart(as),
    signal: (name, signal) => keepers.find((keeper) => keeper.name === name)?.signal(signal),
    stop: async () => {
      state.isStopping = true;
      await Promise.all(keepers.map((keeper) => keeper.stop()));
    },
  };
}

interface KeeperTerms {
  readonly state: { isReady: boolean; isStopping: boolean };
  readonly stopMsMax: number | undefined;
  /** Resolves when it can be started. */
  readonly turn: Promise<unknown>;
}

class Keeper {
  /** Settles with the service's name when it ended before everything was ready. */
  readonly failed: Promise<string>;
  #service: Service;
  readonly #say: (line: string) => void;
  readonly #state: { readonly isReady: boolean; readonly isStopping: boolean };
  readonly #stopMsMax: number | undefined;
  /** Null before its turn. */
  #child: ChildProcess | null = null;
  #isRestarting = false;
  #deaths = 0;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #fail: (name: string) => void = () => {};

  constructor(service: Service, say: (line: string) => void, { state, stopMsMax, turn }: KeeperTerms) {
    this.#service = service;
    this.#say = say;
    this.#state = state;
    this.#stopMsMax = stopMsMax;
    this.failed = new Promise((resolve) => {
      this.#fail = resolve;
    });
    const begin = () => {
      if (!state.isStopping) this.#child = this.#start();
    };
    if (service.after === undefined) begin();
    // Whatever it waits for does not answer: that is said of the other one.
    else void turn.then(begin, () => undefined);
  }

  get name(): string {
    return this.#service.name;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#pause);
    if (this.#child !== null) await end(this.#child, this.#stopMsMax);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async restart(as: Service = this.#service): Promise<void> {
    this.#isRestarting = true;
    await this.stop();
    this.#isRestarting = false;
    this.#service = as;
    // Everything was asked to stop meanwhile.
    if (this.#state.isStopping) return;
    this.#child = this.#start();
    await answers(this.#service);
  }

  #start(): ChildProcess {
    const startedAtMs = Date.now();
    const child = launch(this.#service);
    void ended(child).then((how) => this.#onEnd(how, Date.now() - startedAtMs));
    return child;
  }

  #onEnd(how: number | NodeJS.Signals, ranMs: number): void {
    const { name } = this.#service;
    if (this.#state.isStopping || this.#isRestarting) return;
    if (!this.#state.isReady) {
      this.#fail(name);
      return;
    }
    this.#deaths = ranMs >= steadyMs ? 1 : this.#deaths + 1;
    const pauseMs = restartPauseMs(this.#deaths);
    const because = typeof how === 'number' ? `exit code ${how}` : how;
    this.#say(`The ${name} ended (${because}). The rest goes on; the ${name} starts again in ${pauseMs / 1000} s.`);
    this.#pause = setTimeout(() => {
      this.#child = this.#start();
      void answers(this.#service).then(
        () => this.#say(`The ${name} is back.`),
        (error: Error) => this.#say(error.message),
      );
    }, pauseMs);
  }
}
