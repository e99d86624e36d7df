-- What visitors allowed and refused, one row for each choice. Rows are added and never changed: they are the shop's proof.
-- Of the visitor it knows the receipt that their own browser keeps, and the fingerprint of their session if there was one.
create table consents (
  id bigint generated always as identity primary key,
  receipt text not null check (receipt ~ '^[A-Za-z0-9_-]{22}$'),
  session_hash bytea check (length(session_hash) = 32),
  -- Of the words that they were asked with.
  version text not null check (version ~ '^[A-Za-z0-9_-]{1,20}$'),
  statistics boolean not null,
  marketing boolean not null,
  method text not null check (method in ('banner', 'preferences', 'script')),
  given_at timestamptz not null default now()
);
create index consents_receipt on consents (receipt, id desc);
