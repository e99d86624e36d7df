-- How often a product was bought: counted with the order that becomes paid, taken back with the one that is cancelled or refunded.

-- Whether the order's units are in its products' total_sales. It changes only together with them, so nothing counts twice.
alter table orders add column sales_counted boolean not null default false;

with counted as (
  update orders set sales_counted = true where status in ('processing', 'completed') returning id
),
sold as (
  select l.product_id, sum(l.quantity) as units from order_lines l join counted on counted.id = l.order_id
  where l.product_id is not null group by l.product_id
)
update products p set total_sales = p.total_sales + sold.units from sold where sold.product_id = p.id;

-- No page shows how often a product was bought, and lists follow with the clock: a sale leaves kept pages alone.
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
    and (old.status, old.visibility, old.position, old.name, old.slug, old.price_cents, old.sale_price_cents, old.sale_from, old.sale_to, old.featured, old.published_at)
      is not distinct from
        (new.status, new.visibility, new.position, new.name, new.slug, new.price_cents, new.sale_price_cents, new.sale_from, new.sale_to, new.featured, new.published_at)
  then
    -- Its place among the others stays: only pages that show this one change.
    perform announce('product:' || row.id);
  else
    perform announce('products', 'product:' || row.id);
  end if;
  return null;
end $$;
