/**
 * The steps that lead to the tables of today, in order; `user_version` counts those that were taken.
 * Forward only: a step that was released is never edited, what is new becomes the next one.
 */
export const schemaSteps: readonly string[] = [
  `create table document (
     id text primary key,
     body text not null
   ) strict;
   create table document_transaction (
     seq integer primary key autoincrement,
     id text not null unique,
     at text not null,
     author text not null,
     cause text not null,
     request text not null,
     results text not null
   ) strict;
   create table document_change (
     document_id text not null,
     seq integer not null references document_transaction (seq),
     after text,
     mutations text not null,
     effects text not null,
     primary key (document_id, seq)
   ) strict;
   create index document_change_by_transaction on document_change (seq);`,
]
