import type { updatePlayer } from '@slipstream/contract/http/account/update-player';
import type { PlayerId } from '@slipstream/units/ids';
import type * as z from 'zod/mini';
import type { AccountParts } from '../account-parts.ts';
import { Failure } from '../../http/failure.ts';
import { missedFields } from './profile.ts';
import { municipalityField, readFields } from './profile-fields.ts';

type Change = z.output<typeof updatePlayer.body>;

/** A field that can't be edited can still be filled in once, when sign-up left it open. */
export async function changeProfile(
  parts: AccountParts,
  playerId: PlayerId,
  { fields, currency }: Change,
): Promise<Failure | null> {
  const { database, files, clock } = parts;
  const row = await database.selectFrom('player').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow();
  const { player_fields: known } = files.system.read();
  const missed = missedFields(parts, row);
  const mayChange = (field: string) =>
    missed.includes(field) ||
    (field === municipalityField && row.br_pve !== null) ||
    known.some((form) => form.field === field && form.editable);
  const closed = fields.filter(({ field }) => !mayChange(field));
  if (closed.length > 0) {
    const details = closed.map(({ field }) => ({ path: `body.fields.${field}`, message: 'can not be changed' }));
    return new Failure(400, 'bad_request', details);
  }
  const read = readFields(fields, known, clock.now());
  if (read instanceof Failure) return read;
  if (currency !== undefined && !(await hasAccount(parts, playerId, currency))) return new Failure(409, 'conflict');
  const others = { ...(JSON.parse(row.fields) as Record<string, string>), ...read.others };
  await database
    .updateTable('player')
    .set({
      fields: JSON.stringify(others),
      ...(read.name === undefined ? {} : { name: read.name }),
      ...(read.municipality === undefined ? {} : { br_municipality: read.municipality }),
      ...(currency === undefined ? {} : { currency }),
    })
    .where('id', '=', playerId)
    .execute();
  return null;
}

async function hasAccount({ database }: AccountParts, playerId: string, currency: string): Promise<boolean> {
  const found = await database
    .selectFrom('account')
    .select('currency')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return found !== undefined;
}
