import { openDb } from '#api/platform/db/open-db.ts'
import { openPostgres } from '#api/platform/db/postgres.ts'
import { aSilentProxy } from '#tests/support/silent-proxy.ts'
import { createMigratedDatabase, type TestDb } from '#tests/support/test-db.ts'

/** A database that can be taken away from the shop, and given back. */
export type FragileDb = TestDb & { begin(): Promise<void>; end(): Promise<void> }

/** Short, so that no test waits: what a guest meets after so long is the same after 30 s. But a busy machine needs its time to connect. */
const TIMEOUTS = { connect: 4_000, statement: 2_000, idle: 30_000 }
const UNAVAILABLE_MS = 1_000

/** A database of its own on the real server, by way of a proxy. */
async function behindProxy() {
  const url = await createMigratedDatabase()
  const proxy = await aSilentProxy(url)
  const options = { poolSize: 4, isolation: 'read committed', onIdleError: () => {} } as const
  const engine = openPostgres({ ...options, url: proxy.url, timeouts: TIMEOUTS })
  const beside = openPostgres({ ...options, url })
  return {
    proxy,
    /** Works in it by a connection that nothing happens to. */
    beside,
    db: openDb(engine, { unavailableMs: UNAVAILABLE_MS }),
    async close() {
      await engine.close()
      await beside.close()
      proxy.close()
    },
  }
}

/** Nothing answers at its address. */
export async function unavailable(): Promise<FragileDb> {
  const { db, proxy, close } = await behindProxy()
  return { db, close, begin: async () => proxy.refuse(), end: async () => proxy.accept() }
}

/** It takes connections and what is sent, and gives no answer; at the end what was sent arrives. */
export async function silent(): Promise<FragileDb> {
  const { db, proxy, close } = await behindProxy()
  return { db, close, begin: async () => proxy.freeze(), end: async () => proxy.thaw() }
}

/** Its connections end, and new ones lead to a server that takes no writes; at the end those that are open stay there. */
export async function primaryChanged(): Promise<FragileDb> {
  const { db, proxy, beside, close } = await behindProxy()
  const setReadOnly = (value: 'on' | 'off') =>
    beside.runScript(`
      do $$ begin
        execute format('alter database %I set default_transaction_read_only = ${value}', current_database());
      end $$`)
  return {
    db,
    close,
    async begin() {
      await setReadOnly('on')
      proxy.cut()
    },
    end: () => setReadOnly('off'),
  }
}

/** Each statement that stores a row is refused as PostgreSQL refuses it where a file cannot grow; what needs no room goes on. */
export async function diskFull(): Promise<FragileDb> {
  const { db, beside, close } = await behindProxy()
  await beside.runScript(`
    create function refuse_for_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file "base/5/16385": No space left on device' using errcode = 'disk_full';
    end $$`)
  const onEachTable = (statement: string) =>
    beside.runScript(`
      do $$ declare name text; begin
        for name in select tablename from pg_tables where schemaname = 'public' loop
          execute format('${statement}', name);
        end loop;
      end $$`)
  return {
    db,
    close,
    begin: () =>
      onEachTable(
        'create trigger no_room before insert or update on %I for each row execute function refuse_for_room()',
      ),
    end: () => onEachTable('drop trigger no_room on %I'),
  }
}
