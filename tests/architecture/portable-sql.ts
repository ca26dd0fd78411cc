/** What PostgreSQL understands and YugabyteDB, CockroachDB or both do not, each with a word on what it is. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/\bexclude\s+using\b/i, 'exclusion constraint'],
  [/\b(date|ts|tstz|int4|int8|num)(multi)?range\b/i, 'range type'],
  [/\busing\s+(gist|spgist|brin|hash)\b/i, 'index type'],
  [/\bpg_(try_)?advisory_/i, 'advisory lock'],
  [/(^|;)\s*(listen|unlisten|notify)\s|\bpg_notify\b/i, 'notification'],
  [
    /\b(create|drop)\s+(or\s+replace\s+)?(constraint\s+)?(trigger|function|procedure|rule|extension)\b/i,
    'code in the database',
  ],
  [/\bdo\s+\$|\blanguage\s+plpgsql\b/i, 'code in the database'],
  [/\bdeferrable\b|\binitially\s+deferred\b|\bset\s+constraints\b/i, 'deferred constraint'],
  [/\breturning\b[^;]*\b(old|new)\.\w/i, 'old and new in returning'],
  [/\bmerge\s+into\b/i, 'merge'],
  [/\block\s+table\b/i, 'table lock'],
  [/\bfor\s+key\s+share\b/i, 'key lock'],
  [/\bnulls\s+not\s+distinct\b/i, 'nulls not distinct'],
  [/\bcreate\s+(unlogged|temp|temporary)\b|\binherits\s*\(|\bpartition\s+by\s+(range|list|hash)\b/i, 'kind of table'],
  [/\bwithout\s+overlaps\b|\bperiod\s+for\b|\bvirtual\b/i, 'novelty of one version'],
  [/\bctid\b|\bxmin\b|\btableoid\b/i, 'system column'],
  [/\bset\s+(local\s+|session\s+)?(transaction|session\s+characteristics|search_path)\b/i, 'setting of a session'],
]

/** The names of what may not stand there. */
export function unportableIn(path: string, sql: string): string[] {
  const statement = sql.replaceAll(/--.*$/gm, '').replaceAll(/'[^']*'/g, "''")
  return REFUSED.filter(([pattern]) => pattern.test(statement)).map(([, name]) => `${path}: ${name}`)
}

/** The SQL in a source: every literal that begins like a statement, and no other text. */
export function sqlIn(source: string): string[] {
  const literals = source.matchAll(/`((?:[^`\\]|\\.)*)`|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)
  return Array.from(literals, ([, template, single, double]) => template ?? single ?? double ?? '').filter((text) =>
    /^\s*(select|insert|update|delete|with|create|alter|drop|begin|lock|listen|notify|set|merge|do)\s/i.test(text),
  )
}

/** One for each line above, to see that it bites. */
export const unportable: readonly string[] = [
  'alter table unit_night add exclude using gist (unit_id with =)',
  'create table closure (span daterange)',
  'create index house_text on house using gist (name)',
  'select pg_advisory_xact_lock(1)',
  'listen bookings',
  'create or replace function f() returns trigger as $$ $$',
  'do $$ begin end $$',
  'alter table a add constraint b unique (c) deferrable initially deferred',
  'update orders set status = $1 returning old.status',
  'merge into a using b on true when matched then delete',
  'lock table orders',
  'select * from orders for key share',
  'create unique index a on b (c) nulls not distinct',
  'create temp table a (b integer)',
  'create table a (b text, primary key (b, c without overlaps))',
  'select ctid from orders',
  'set transaction isolation level serializable',
]

export const portable = [
  'insert into a (b) values ($1) on conflict (b) do update set c = excluded.c where a.d < $2 returning b',
  'select id from outbox where sent_at is null order by id limit $1 for update skip locked',
  "insert into contact (text) values ('please notify me, do not exclude using gist') -- listen to me",
  'select u.id, n from unit u cross join unnest($1::date[]) as n order by 1, 2',
] as const
