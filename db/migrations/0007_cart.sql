-- Carts. A visitor's cart belongs to the session, a customer's to the account; it is locked row by row while it changes.

create table carts (
  id bigint generated always as identity primary key,
  session_id bigint unique references sessions on delete set null,
  user_id bigint unique references users on delete cascade,
  -- Grows with every change: an order placed from an older one is refused.
  version integer not null default 0,
  postcode text not null default '' check (postcode ~ '^(\d{8})?$'),
  coupons text[] not null default '{}' check (cardinality(coupons) <= 10),
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now()
);
create index carts_modified on carts (modified_at);

create table cart_lines (
  cart_id bigint not null references carts on delete cascade,
  -- The ecosystem's key of a line: an MD5 of what makes two lines the same.
  key text not null check (key ~ '^[0-9a-f]{32}$'),
  product_id bigint not null references products on delete cascade,
  variation_id bigint references variations on delete cascade,
  -- Choices that the variation leaves open («any»), by attribute slug.
  choices jsonb not null default '{}',
  quantity integer not null check (quantity between 1 and 9999),
  added_at timestamptz not null default clock_timestamp(),
  primary key (cart_id, key)
);
create index cart_lines_product on cart_lines (product_id);

-- A line that was taken out, for «Desfazer?».
create table cart_removals (
  cart_id bigint not null references carts on delete cascade,
  key text not null,
  line jsonb not null,
  removed_at timestamptz not null default now(),
  primary key (cart_id, key)
);

-- What a visitor is told on the next page: shown once.
create table notices (
  id bigint generated always as identity primary key,
  session_id bigint not null references sessions on delete cascade,
  kind text not null check (kind in ('error', 'success', 'info')),
  text text not null check (length(text) <= 1000),
  -- A link after the words, as { "url", "label" }.
  link jsonb,
  created_at timestamptz not null default now()
);
create index notices_session on notices (session_id, id);

-- All that a cart shows of a thing that can be put into it.
create view cart_offers as
select
  o.product_id,
  o.variation_id,
  p.type,
  p.name,
  p.slug,
  coalesce(v.sku, p.sku, '') as sku,
  o.cents,
  o.regular_cents,
  o.in_stock,
  o.on_hand,
  coalesce(v.backorders, p.backorders) <> 'no' as backorders,
  p.sold_individually,
  p.virtual,
  p.weight_grams,
  p.status = 'publish' and p.published_at <= now() as published,
  (
    select json_build_object('id', m.id, 'alt', m.alt, 'width', m.width, 'height', m.height, 'sizes', m.sizes) from media m
    where m.id = coalesce(v.picture_id, (select pp.media_id from product_pictures pp where pp.product_id = p.id order by pp.position limit 1))
  ) as picture,
  coalesce(
    (
      select json_agg(json_build_object('attribute', a.slug, 'label', a.name, 'value', t.slug, 'name', t.name) order by a.id)
      from variation_terms vt
      join attributes a on a.id = vt.attribute_id
      join attribute_terms t on t.id = vt.term_id
      where vt.variation_id = o.variation_id
    ),
    '[]'
  ) as options
from offers o
join products p on p.id = o.product_id
left join variations v on v.id = o.variation_id;
