-- What the shop sells. Money is in centavos. Stock changes only together with a row in the ledger.

create table categories (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) <= 200),
  description text not null default '',
  parent_id bigint references categories on delete set null,
  picture_id bigint references media on delete set null,
  position integer not null default 0
);

create table product_tags (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) <= 200)
);

create table attributes (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) <= 200),
  swatch text not null default 'button' check (swatch in ('color', 'image', 'button', 'select'))
);

create table attribute_terms (
  id bigint generated always as identity primary key,
  attribute_id bigint not null references attributes on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) <= 200),
  color text check (color ~ '^#[0-9a-f]{6}$'),
  picture_id bigint references media on delete set null,
  position integer not null default 0,
  unique (attribute_id, slug)
);

create table products (
  id bigint primary key default nextval('object_ids'),
  type text not null check (type in ('simple', 'variable')),
  status text not null default 'draft' check (status in ('draft', 'publish', 'future', 'private', 'trash')),
  visibility text not null default 'visible' check (visibility in ('visible', 'catalog', 'search', 'hidden')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 200),
  name text not null check (length(name) between 1 and 300),
  sku text check (sku <> ''),
  short_description text not null default '',
  description text not null default '',
  price_cents bigint not null default 0 check (price_cents between 0 and 100000000000),
  sale_price_cents bigint check (sale_price_cents between 0 and price_cents),
  sale_from timestamptz,
  sale_to timestamptz,
  manage_stock boolean not null default false,
  in_stock boolean not null default true,
  backorders text not null default 'no' check (backorders in ('no', 'notify', 'yes')),
  low_stock integer check (low_stock >= 0),
  sold_individually boolean not null default false,
  weight_grams integer not null default 0 check (weight_grams >= 0),
  length_mm integer not null default 0 check (length_mm >= 0),
  width_mm integer not null default 0 check (width_mm >= 0),
  height_mm integer not null default 0 check (height_mm >= 0),
  featured boolean not null default false,
  virtual boolean not null default false,
  downloadable boolean not null default false,
  position integer not null default 0,
  total_sales integer not null default 0 check (total_sales >= 0),
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index products_slug on products (slug) where status <> 'trash';
create unique index products_sku on products (sku) where status <> 'trash';
create index products_listed on products (position, id) where status = 'publish';
create index products_newest on products (published_at desc, id desc) where status = 'publish';

create table product_categories (
  product_id bigint not null references products on delete cascade,
  category_id bigint not null references categories on delete cascade,
  primary key (product_id, category_id)
);
create index product_categories_category on product_categories (category_id);

create table product_tagged (
  product_id bigint not null references products on delete cascade,
  tag_id bigint not null references product_tags on delete cascade,
  primary key (product_id, tag_id)
);
create index product_tagged_tag on product_tagged (tag_id);

create table product_pictures (
  product_id bigint not null references products on delete cascade,
  media_id bigint not null references media on delete cascade,
  position integer not null,
  primary key (product_id, media_id)
);

create table product_terms (
  product_id bigint not null references products on delete cascade,
  term_id bigint not null references attribute_terms on delete cascade,
  position integer not null default 0,
  primary key (product_id, term_id)
);
create index product_terms_term on product_terms (term_id);

create table product_links (
  product_id bigint not null references products on delete cascade,
  linked_id bigint not null references products on delete cascade,
  kind text not null check (kind in ('related', 'upsell', 'cross_sell')),
  position integer not null default 0,
  primary key (product_id, linked_id, kind)
);

create table product_downloads (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  name text not null,
  file text not null
);

create table variations (
  id bigint primary key default nextval('object_ids'),
  product_id bigint not null references products on delete cascade,
  sku text unique check (sku <> ''),
  price_cents bigint not null check (price_cents between 0 and 100000000000),
  sale_price_cents bigint check (sale_price_cents between 0 and price_cents),
  sale_from timestamptz,
  sale_to timestamptz,
  manage_stock boolean not null default true,
  in_stock boolean not null default true,
  backorders text not null default 'no' check (backorders in ('no', 'notify', 'yes')),
  picture_id bigint references media on delete set null,
  position integer not null default 0,
  enabled boolean not null default true
);
create index variations_product on variations (product_id, position, id);

-- An attribute that is not listed here fits any choice.
create table variation_terms (
  variation_id bigint not null references variations on delete cascade,
  attribute_id bigint not null references attributes on delete cascade,
  term_id bigint not null references attribute_terms on delete cascade,
  primary key (variation_id, attribute_id)
);

-- One row for each thing whose units are counted: a product, or one of its variations.
create table stock (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  variation_id bigint unique references variations on delete cascade,
  on_hand integer not null default 0 check (on_hand >= 0)
);
create unique index stock_of_product on stock (product_id) where variation_id is null;

create table stock_moves (
  id bigint generated always as identity primary key,
  stock_id bigint not null references stock on delete cascade,
  units integer not null check (units <> 0),
  reason text not null check (reason in ('received', 'sold', 'returned', 'corrected')),
  order_id bigint,
  created_at timestamptz not null default now()
);
create index stock_moves_stock on stock_moves (stock_id);

create table reviews (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  user_id bigint references users on delete set null,
  author_name text not null check (length(author_name) <= 200),
  rating smallint not null check (rating between 1 and 5),
  text text not null check (length(text) <= 10000),
  status text not null default 'hold' check (status in ('hold', 'approved', 'spam', 'trash')),
  created_at timestamptz not null default now()
);
create index reviews_product on reviews (product_id, status, created_at desc);

create table coupons (
  id bigint generated always as identity primary key,
  code text not null unique check (code = lower(code) and length(code) between 1 and 80),
  description text not null default '',
  kind text not null check (kind in ('percent', 'fixed_cart', 'fixed_product', 'free_shipping')),
  amount bigint not null default 0 check (amount >= 0),
  minimum_cents bigint check (minimum_cents >= 0),
  usage_limit integer check (usage_limit >= 0),
  used integer not null default 0 check (used >= 0),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  check (usage_limit is null or used <= usage_limit)
);

-- Everything that can be put into a cart, with what it costs at this moment and whether it is there.
create view offers as
select
  p.id as product_id,
  null::bigint as variation_id,
  p.price_cents as regular_cents,
  case
    when p.sale_price_cents is not null and coalesce(p.sale_from <= now(), true) and coalesce(p.sale_to > now(), true) then p.sale_price_cents
    else p.price_cents
  end as cents,
  case when p.manage_stock then p.backorders <> 'no' or coalesce(s.on_hand, 0) > 0 else p.in_stock end as in_stock,
  case when p.manage_stock then coalesce(s.on_hand, 0) end as on_hand
from products p
left join stock s on s.product_id = p.id and s.variation_id is null
where p.type = 'simple'
union all
select
  v.product_id,
  v.id,
  v.price_cents,
  case
    when v.sale_price_cents is not null and coalesce(v.sale_from <= now(), true) and coalesce(v.sale_to > now(), true) then v.sale_price_cents
    else v.price_cents
  end,
  case when v.manage_stock then v.backorders <> 'no' or coalesce(s.on_hand, 0) > 0 else v.in_stock end,
  case when v.manage_stock then coalesce(s.on_hand, 0) end
from variations v
left join stock s on s.variation_id = v.id
where v.enabled;
