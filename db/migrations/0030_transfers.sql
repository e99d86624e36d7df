-- Products that come from a table or go into one: thousands at once, in steps that survive a restart.

create table transfers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('import', 'export')),
  state text not null check (state in ('receiving', 'checking', 'checked', 'running', 'done', 'cancelled', 'failed')),
  name text not null default '' check (length(name) <= 200),
  options jsonb not null default '{}',
  user_id bigint references users on delete set null,
  -- Written in the transaction that does the rows, so that whoever goes on knows where.
  rows_done integer not null default 0,
  rows_all integer,
  counts jsonb not null default '{}',
  -- Headings that mean nothing here.
  ignored text[] not null default '{}',
  problem text not null default '',
  table_bytes bigint not null default 0,
  zip_bytes bigint not null default 0,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  finished_at timestamptz
);
create index transfers_newest on transfers (kind, id desc);

-- What became, or would become, of each line of a table.
create table transfer_lines (
  transfer_id bigint not null references transfers on delete cascade,
  line integer not null,
  outcome text not null check (outcome in ('new', 'changed', 'same', 'skipped', 'refused')),
  -- What the file calls it, and what it is here.
  file_id bigint,
  sku text,
  name text not null default '',
  thing_id bigint,
  fields text[] not null default '{}',
  note text not null default '',
  -- Products that stand beside it: they may come later in the file.
  links jsonb,
  primary key (transfer_id, line)
);
create index transfer_lines_outcome on transfer_lines (transfer_id, outcome, line);
create index transfer_lines_file_id on transfer_lines (transfer_id, file_id) where file_id is not null;

create table transfer_pictures (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references transfers on delete cascade,
  line integer not null,
  product_id bigint not null references products on delete cascade,
  variation_id bigint references variations on delete cascade,
  source text not null check (length(source) <= 2100),
  position integer not null,
  alt text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'hung', 'failed')),
  note text not null default ''
);
create index transfer_pictures_waiting on transfer_pictures (transfer_id, id) where state = 'waiting';
create index transfer_pictures_product on transfer_pictures (product_id);
create index transfer_pictures_variation on transfer_pictures (variation_id);

-- Where a picture of the library came from: what was fetched once is not fetched again.
create table picture_sources (
  source text primary key check (length(source) <= 2100),
  media_id bigint not null references media on delete cascade
);
create index picture_sources_media on picture_sources (media_id);

-- What a table names by its file or, without a code, by its name is found as quickly among a hundred thousand.
create index media_file on media (file);
create index products_without_sku on products (name) where sku is null and status <> 'trash';

-- A change of many products at once, with what stood there before: it can be undone until somebody changes them again.
create table bulk_changes (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  before jsonb not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
create index bulk_changes_created on bulk_changes (created_at);
