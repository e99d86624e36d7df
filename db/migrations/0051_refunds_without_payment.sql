-- A merchant may give back money whose coming nobody noted, as of an order that a program set to processing: up to what was ordered.
do $$
declare
  old_bound text;
begin
  select conname into strict old_bound from pg_constraint
  where conrelid = 'orders'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%(refunded_cents <= paid_cents)%';
  execute format('alter table orders drop constraint %I', old_bound);
end $$;
alter table orders add constraint orders_refunded_cents_check check (refunded_cents between 0 and greatest(paid_cents, total_cents));
