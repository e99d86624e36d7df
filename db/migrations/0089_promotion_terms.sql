-- Pages that show products show their promotions.
create trigger promotions_changed after insert or update or delete on promotions for each statement execute function announce_fixed('promotions');

-- Only when it is paid one of these ways; none: any.
alter table promotions add column payment_methods text[] not null default '{}';
-- Ways to pay that an order's promotion asked for, as they were then.
alter table order_promotions add column payment_methods text[] not null default '{}';

-- The promotion that a line was put into the cart for as a gift; it goes when that gives it no more.
alter table cart_lines add column gift_of bigint references promotions on delete cascade;
create index cart_lines_gift_of on cart_lines (gift_of) where gift_of is not null;

-- Only for who has never bought, and only when it is paid one of these ways.
alter table coupons add column first_purchase boolean not null default false;
alter table coupons add column payment_methods text[] not null default '{}';
