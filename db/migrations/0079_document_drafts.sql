-- What somebody edits and has not saved: a row for each open editor, so that two of them never overwrite each other.
create table document_drafts (
  user_id bigint not null references users (id) on delete cascade,
  kind text not null,
  -- The number of the content, or the name of a page of buying, which may have no row yet.
  subject text not null,
  client text not null,
  -- The version of the document that was open.
  version integer not null,
  -- Grows with each draft of one editor: what arrives late does not replace what is newer.
  sequence bigint not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_at timestamptz not null default now(),
  primary key (user_id, kind, subject, client)
);
create index document_drafts_saved on document_drafts (saved_at);

-- Who has a document open. A crash may forget it: editors tell it again within seconds.
create unlogged table document_presence (
  kind text not null,
  subject text not null,
  client text not null,
  user_id bigint not null references users (id) on delete cascade,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (kind, subject, client)
);
create index document_presence_seen on document_presence (seen_at);

-- Who saved the version after this one; null where it is not known.
alter table content_revisions add column replaced_by bigint references users on delete set null;
alter table content_revisions alter column replaced_by
  set default (nullif(current_setting('vitrine.actor', true), '')::jsonb ->> 'id')::bigint;
