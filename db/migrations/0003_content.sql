-- Pages, posts, templates, popups, media and menus. One sequence gives the ids of all that the wire calls "posts",
-- so that an id names one thing only, whatever it is.

create sequence object_ids start 10;

create table media (
  id bigint primary key default nextval('object_ids'),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null default '',
  alt text not null default '' check (length(alt) <= 1000),
  mime text not null,
  width integer not null default 0,
  height integer not null default 0,
  -- The stored file and its rendered sizes, as paths below the media folder.
  file text not null,
  sizes jsonb not null default '[]',
  author_id bigint references users on delete set null,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now()
);

create table content (
  id bigint primary key default nextval('object_ids'),
  type text not null check (type in ('page', 'post', 'template', 'popup')),
  -- For templates: which part of the site they draw.
  part text check (part in ('header', 'footer', 'single', 'archive', 'product', 'not-found')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 200),
  title text not null check (length(title) <= 500),
  status text not null default 'draft' check (status in ('draft', 'publish', 'future', 'private', 'trash')),
  document jsonb not null default '[]',
  settings jsonb not null default '{}',
  excerpt text not null default '',
  picture_id bigint references media on delete set null,
  author_id bigint references users on delete set null,
  author_name text not null default '',
  parent_id bigint references content on delete set null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  version integer not null default 1,
  check (type <> 'template' or part is not null)
);
create unique index content_address on content (type, slug) where status <> 'trash';
create index content_newest on content (type, published_at desc, id desc) where status = 'publish';

create table terms (
  id bigint generated always as identity primary key,
  taxonomy text not null check (taxonomy in ('category', 'post_tag')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) <= 200),
  description text not null default '',
  parent_id bigint references terms on delete set null,
  unique (taxonomy, slug)
);

create table content_terms (
  content_id bigint not null references content on delete cascade,
  term_id bigint not null references terms on delete cascade,
  primary key (content_id, term_id)
);
create index content_terms_term on content_terms (term_id);

create table menus (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  items jsonb not null default '[]',
  modified_at timestamptz not null default now()
);
