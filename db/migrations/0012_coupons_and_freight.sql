-- What a coupon asks for, who used it, and where parcels go for how much.

alter table coupons
  add column starts_at timestamptz,
  add column maximum_cents bigint check (maximum_cents >= 0),
  add column usage_limit_per_person integer check (usage_limit_per_person >= 0),
  -- Free freight beside an amount; the kind free_shipping has no amount.
  add column free_shipping boolean not null default false,
  add column individual_use boolean not null default false,
  add column exclude_sale_items boolean not null default false,
  -- Empty lists ask for nothing.
  add column product_ids bigint[] not null default '{}',
  add column excluded_product_ids bigint[] not null default '{}',
  add column category_ids bigint[] not null default '{}',
  add column excluded_category_ids bigint[] not null default '{}',
  -- Lower case; «*@empresa.example» stands for everybody there.
  add column emails text[] not null default '{}',
  add constraint coupons_percent check (kind <> 'percent' or amount <= 100);
update coupons set free_shipping = true where kind = 'free_shipping';

-- One row for each order that used a coupon. The coupon's row is locked while one is added, so a limit holds for everybody at once.
create table coupon_uses (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references coupons on delete cascade,
  order_id bigint,
  -- Lower case, trimmed.
  email text not null,
  user_id bigint references users on delete set null,
  used_at timestamptz not null default now(),
  unique (coupon_id, order_id)
);
create index coupon_uses_email on coupon_uses (coupon_id, email);
create index coupon_uses_user on coupon_uses (coupon_id, user_id);
create index coupon_uses_order on coupon_uses (order_id);

-- The first zone that holds a CEP counts. A zone without states and without ranges is the rest of the country.
create table shipping_zones (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  position integer not null default 0,
  states text[] not null default '{}'
);
create table shipping_zone_ranges (
  zone_id bigint not null references shipping_zones on delete cascade,
  from_postcode text not null check (from_postcode ~ '^\d{8}$'),
  to_postcode text not null check (to_postcode ~ '^\d{8}$'),
  primary key (zone_id, from_postcode),
  check (from_postcode <= to_postcode)
);

-- One way of sending in a zone; its settings are read by the method of that kind.
create table shipping_methods (
  id bigint generated always as identity primary key,
  zone_id bigint not null references shipping_zones on delete cascade,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  title text not null check (length(title) between 1 and 200),
  enabled boolean not null default true,
  position integer not null default 0,
  settings jsonb not null default '{}'
);
create index shipping_methods_zone on shipping_methods (zone_id, position);

alter table carts add column shipping_rate text not null default '' check (shipping_rate ~ '^([a-z_]{1,40}:\d{1,15})?$');
