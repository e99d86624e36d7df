-- What programs of this ecosystem send and expect to read again as they sent it.

-- A price as it was written: «25» stays «25». It counts only while it says the same as the centavos, so nobody has to keep it.
alter table products add column typed_prices jsonb not null default '{}' check (jsonb_typeof(typed_prices) = 'object');
alter table variations add column typed_prices jsonb not null default '{}' check (jsonb_typeof(typed_prices) = 'object');

-- Freight is counted by weight, size and area; these are for programs that sort products by them.
create table shipping_classes (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) <= 200),
  description text not null default '' check (length(description) <= 20000)
);
select audit_changes('shipping_classes', 'id');
alter table products add column shipping_class_id bigint references shipping_classes on delete set null;
alter table variations add column shipping_class_id bigint references shipping_classes on delete set null;
create index products_shipping_class on products (shipping_class_id) where shipping_class_id is not null;
create index variations_shipping_class on variations (shipping_class_id) where shipping_class_id is not null;
create view product_shipping_classes as
  select id as product_id, shipping_class_id from products where shipping_class_id is not null;

alter table attributes
  add column order_by text not null default 'menu_order' check (order_by in ('menu_order', 'name', 'name_num', 'id')),
  add column has_archives boolean not null default false;

-- Prices here have their taxes in them: these are kept and told, and change no price.
create table tax_classes (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 1 and 200)
);
insert into tax_classes values ('reduced-rate', 'Alíquota reduzida'), ('zero-rate', 'Alíquota zero');
create table tax_rates (
  id bigint generated always as identity primary key,
  country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  state text not null default '' check (length(state) <= 40),
  postcodes text[] not null default '{}',
  cities text[] not null default '{}',
  rate numeric(8, 4) not null default 0 check (rate >= 0),
  name text not null default '' check (length(name) <= 200),
  priority integer not null default 1 check (priority >= 0),
  compound boolean not null default false,
  shipping boolean not null default true,
  position integer not null default 0,
  -- Empty: the standard class.
  class text not null default '' check (class = '' or class ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
select audit_changes('tax_classes', 'slug');
select audit_changes('tax_rates', 'id');

-- Who writes is one person however the address is typed; how it was typed stays.
alter table reviews drop constraint reviews_author_email_check;
alter table reviews add constraint reviews_author_email_check check (length(author_email) <= 254);
drop index reviews_one_per_email;
create unique index reviews_one_per_email on reviews (product_id, lower(author_email)) where author_email is not null and status <> 'trash';

-- Somebody with an account who neither buys nor runs the shop.
alter table users drop constraint users_roles_check;
alter table users add constraint users_roles_check check (roles <@ array['administrator', 'shop_manager', 'customer', 'subscriber']);
-- What they ask to be forgotten must not stay in the register of changes either.
do $$
begin
  execute replace(
    pg_get_functiondef('note_change'::regproc),
    $was$whole -> 'roles' = '["customer"]'$was$,
    $is$whole -> 'roles' <@ '["customer", "subscriber"]'$is$
  );
end $$;
