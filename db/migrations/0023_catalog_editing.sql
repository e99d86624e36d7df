-- What merchants say of the catalogue beyond what its pages already showed.

alter table products drop constraint products_status_check;
alter table products add constraint products_status_check
  check (status in ('draft', 'pending', 'publish', 'future', 'private', 'trash'));

-- A thing that nobody has given a price yet is not free: it is not for sale.
alter table products
  add column priced boolean not null default true,
  add column purchase_note text not null default '' check (length(purchase_note) <= 10000),
  add column gtin text not null default '' check (gtin ~ '^[0-9-]{0,30}$'),
  add column meta jsonb not null default '[]' check (jsonb_typeof(meta) = 'array');
alter table variations
  add column priced boolean not null default true,
  add column gtin text not null default '' check (gtin ~ '^[0-9-]{0,30}$'),
  add column meta jsonb not null default '[]' check (jsonb_typeof(meta) = 'array'),
  add column created_at timestamptz not null default now(),
  add column modified_at timestamptz not null default now(),
  add column version integer not null default 1;
alter table product_tags add column description text not null default '' check (length(description) <= 20000);
alter table attribute_terms add column description text not null default '' check (length(description) <= 20000);
alter table coupons
  add column modified_at timestamptz not null default now(),
  add column meta jsonb not null default '[]' check (jsonb_typeof(meta) = 'array');

-- How a product uses an attribute. Without a row shoppers choose by it when there is more than one value.
create table product_attributes (
  product_id bigint not null references products on delete cascade,
  attribute_id bigint not null references attributes on delete cascade,
  position integer not null default 0,
  -- Stands in the table of facts on the product's page.
  visible boolean not null default true,
  -- Shoppers choose by it.
  variation boolean not null default false,
  primary key (product_id, attribute_id)
);
create index product_attributes_attribute on product_attributes (attribute_id);
create trigger product_attributes_changed after insert or update or delete on product_attributes
  for each row execute function announce_part_of_product();

create or replace view offers as
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
where p.type = 'simple' and p.priced
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
where v.enabled and v.priced;

-- Whether a product can be had at all decides on which lists it stands, as its price does.
create or replace function announce_product() returns trigger language plpgsql as $$
declare
  row products := coalesce(new, old);
begin
  if tg_op = 'UPDATE' and old.total_sales <> new.total_sales
    and to_jsonb(old) - 'total_sales' = to_jsonb(new) - 'total_sales'
  then
    return null;
  end if;
  if tg_op = 'UPDATE'
    and (old.type, old.status, old.visibility, old.position, old.name, old.slug, old.price_cents, old.sale_price_cents, old.sale_from, old.sale_to,
      old.featured, old.published_at, old.priced, old.manage_stock, old.in_stock, old.backorders)
      is not distinct from
        (new.type, new.status, new.visibility, new.position, new.name, new.slug, new.price_cents, new.sale_price_cents, new.sale_from, new.sale_to,
      new.featured, new.published_at, new.priced, new.manage_stock, new.in_stock, new.backorders)
  then
    -- Its place among the others stays: only pages that show this one change.
    perform announce('product:' || row.id);
  else
    perform announce('products', 'product:' || row.id);
  end if;
  return null;
end $$;
