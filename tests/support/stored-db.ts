import type { Db } from '#api/platform/db/db.ts'

export type StoredDb = {
  /** Stores all that is in the database; what it answers puts it back. */
  store(): Promise<() => Promise<void>>
  /** Forgets every state but the first, which is put back. */
  forget(): Promise<void>
}

type Named = { name: string }
type Table = Named & { columns: string }
type Sequence = Named & { value: string; isUsed: boolean }
/** The tables in which it differs from the first state. */
type State = { schema: string; differing: readonly string[] }

/** Rows that are taken out stay in their files until then. */
const RESTORES_BETWEEN_VACUUMS = 200

/**
 * A database whose states can be stored and put back. A note is taken of each table that is written, and only those are put back in which
 * two states differ: that costs a tenth of a new database, and less than emptying tables by name.
 */
export async function openStored(db: Db): Promise<StoredDb> {
  const tables = await db.query<Table>(LIST_TABLES)
  await db.change(noteWrites(tables))
  const unswept = new Set<string>()
  let restores = 0
  let stored = 0
  let standing: State = { schema: '', differing: [] }

  async function takeNotes(): Promise<string[]> {
    const taken = 'with taken as (delete from notes.note returning name) select distinct name from taken'
    return (await db.query<Named>(taken)).map(({ name }) => name)
  }

  async function putBack(state: State): Promise<void> {
    const notes = await takeNotes()
    const names = standing.schema === state.schema ? notes : union(notes, standing.differing, state.differing)
    await db.change(`call ${state.schema}.put_back($1)`, [names])
    standing = state
    restores += 1
    for (const name of names) unswept.add(name)
    if (restores % RESTORES_BETWEEN_VACUUMS === 0) await sweep()
  }

  async function sweep(): Promise<void> {
    await db.change(`vacuum ${['notes.note', ...unswept].join(', ')}`)
    unswept.clear()
  }

  async function storeState(): Promise<State> {
    const differing = union(await takeNotes(), standing.differing)
    stored += 1
    standing = { schema: `state_${stored}`, differing: stored === 1 ? [] : differing }
    const filled = await db.query<Named>(whichAreFilled(tables))
    await db.change(
      copyInto(standing.schema, {
        tables,
        filled: filled.map(({ name }) => name),
        sequences: await db.query(LIST_SEQUENCES),
      }),
    )
    return standing
  }

  const first = await storeState()
  return {
    async store() {
      const state = await storeState()
      return () => putBack(state)
    },
    async forget() {
      await putBack(first)
      for (; stored > 1; stored -= 1) await db.change(`drop schema state_${stored} cascade`)
    },
  }
}

const union = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())]

/** A generated column takes no value. The count of the catalogue's changes goes on: answers that are stored under a number would come back with it. */
const LIST_TABLES = `
  select t.table_name as name, string_agg(quote_ident(c.column_name), ', ') as columns
  from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
  where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and t.table_name not like 'schema%' and t.table_name <> 'catalogue_change'
    and c.is_generated = 'NEVER'
  group by t.table_name`

const LIST_SEQUENCES = `
  select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isUsed"
  from pg_sequences where schemaname = 'public'`

const whichAreFilled = (tables: readonly Table[]): string =>
  tables.map(({ name }) => `select '${name}' as name where exists (select from public.${name})`).join(' union all ')

/** The notes have no key: nobody who writes waits for another. */
function noteWrites(tables: readonly Table[]): string {
  const triggers = tables.map(
    ({ name }) =>
      `create trigger note after insert or update or delete or truncate on public.${name} execute function notes.take();`,
  )
  return `do $install$ begin
    create schema notes;
    create unlogged table notes.note (name text not null);
    create function notes.take() returns trigger language plpgsql
      as $$ begin insert into notes.note values (tg_table_name); return null; end $$;
    ${triggers.join('\n')}
  end $install$`
}

type Content = { tables: readonly Table[]; filled: readonly string[]; sequences: readonly Sequence[] }

/** Copies of the tables that are filled, and a procedure that puts named tables back: without the checks of foreign keys, so that their order does not matter. */
function copyInto(schema: string, { tables, filled, sequences }: Content): string {
  const back = [
    ...tables.map(({ name, columns }) => {
      const rows = filled.includes(name)
        ? `insert into public.${name} (${columns}) select ${columns} from ${schema}.${name};`
        : ''
      return `if '${name}' = any(names) then delete from public.${name}; ${rows} end if;`
    }),
    ...sequences.map(({ name, value, isUsed }) => `perform setval('public.${name}', ${value}, ${isUsed});`),
  ]
  return `do $store$ begin
    create schema ${schema};
    ${filled.map((name) => `create unlogged table ${schema}.${name} as table public.${name};`).join('\n')}
    create procedure ${schema}.put_back(names text[]) language plpgsql set session_replication_role = replica
      as $$ begin ${back.join('\n')} end $$;
  end $store$`
}
