-- Prices and sales that begin later, of a product or one of its variations. What holds now always stands in the columns of the offer:
-- a plan is written into them when it begins and taken out of them when it ends.
create table price_plans (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  variation_id bigint references variations on delete cascade,
  kind text not null check (kind in ('price', 'sale')),
  cents bigint not null check (cents between 1 and 100000000000),
  starts_at timestamptz not null,
  -- Null: until another price is written.
  ends_at timestamptz check (ends_at > starts_at),
  state text not null default 'planned' check (state in ('planned', 'on', 'done', 'undone', 'skipped')),
  -- Why it never began, for the merchant.
  skipped text check (skipped in ('not-lower', 'too-late', 'gone')),
  -- The offer as it was before: { priceCents, saleCents, saleFrom, saleTo }.
  was jsonb check (jsonb_typeof(was) = 'object'),
  created_at timestamptz not null default now()
);
create index price_plans_offer on price_plans (product_id, variation_id, starts_at);
create index price_plans_planned on price_plans (starts_at) where state = 'planned';
create index price_plans_on on price_plans (ends_at) where state = 'on';
create index price_plans_variation on price_plans (variation_id) where variation_id is not null;
select audit_changes('price_plans', 'id');

-- Kits with a price of their own, and what is sold elsewhere, have shown prices too.
drop trigger products_priced on products;
drop trigger products_repriced on products;
create trigger products_priced after insert on products for each row
  when (new.type in ('simple', 'external', 'bundle') and new.priced) execute function note_price();
create trigger products_repriced after update on products for each row
  when (new.type in ('simple', 'external', 'bundle') and new.priced
    and (old.type, old.price_cents, old.sale_price_cents, old.sale_from, old.sale_to, old.priced)
    is distinct from (new.type, new.price_cents, new.sale_price_cents, new.sale_from, new.sale_to, new.priced)) execute function note_price();
insert into price_history (product_id, price_cents, sale_price_cents, sale_from, sale_to, since)
  select id, price_cents, sale_price_cents, sale_from, sale_to, modified_at from products where type in ('external', 'bundle') and priced;
