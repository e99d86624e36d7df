-- What search engines and networks show of a product or a category; empty: its name and its own words. Pages and posts have theirs in their settings.
alter table products
  add seo_title text not null default '' check (length(seo_title) <= 200),
  add seo_description text not null default '' check (length(seo_description) <= 500);
alter table categories
  add seo_title text not null default '' check (length(seo_title) <= 200),
  add seo_description text not null default '' check (length(seo_description) <= 500);

-- What an old shop granted to a buyer holds on: how often a file may be fetched for an order in all, and until when; null: as always here.
alter table download_counts
  add most integer check (most >= 0),
  add until timestamptz;

-- Files that products of an old shop sell. Products know their names at once; the files are brought after the products.
create table moved_files (
  id bigint generated always as identity primary key,
  source text not null,
  product_id bigint not null,
  old_id text not null check (length(old_id) <= 200),
  download_id bigint references product_downloads on delete set null,
  file text not null,
  url text not null check (length(url) <= 2000),
  state text not null default 'waiting' check (state in ('waiting', 'here', 'failed')),
  note text not null default '' check (length(note) <= 500),
  attempts smallint not null default 0,
  unique (source, product_id, old_id)
);
create index moved_files_waiting on moved_files (source) where state = 'waiting';
