-- Which ways to pay a coupon asked for when the order was placed; none: any. Paid another way later, the order loses what it took off.
alter table order_coupons add column payment_methods text[] not null default '{}';

create function keep_coupon_ways() returns trigger language plpgsql as $$
begin
  new.payment_methods := coalesce((select payment_methods from coupons where id = new.coupon_id), '{}');
  return new;
end $$;
create trigger order_coupons_ways before insert on order_coupons
  for each row when (new.coupon_id is not null) execute function keep_coupon_ways();
