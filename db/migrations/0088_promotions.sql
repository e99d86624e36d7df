-- Discounts without a code. What a promotion gives, about which goods and on which terms is checked where it is saved.
create table promotions (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  -- Where it stands in the merchant's list: the first that can use a unit gets it.
  position integer not null default 0,
  is_active boolean not null default false,
  rule jsonb not null check (jsonb_typeof(rule) = 'object'),
  goods jsonb not null default '{}' check (jsonb_typeof(goods) = 'object'),
  starts_at timestamptz,
  ends_at timestamptz,
  -- 0 is Sunday; none: every day.
  weekdays smallint[] not null default '{}' check (weekdays <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]),
  -- Minutes since midnight in the shop's time.
  from_minute smallint check (from_minute between 0 and 1439),
  to_minute smallint check (to_minute between 0 and 1439),
  ufs text[] not null default '{}',
  -- Also beside other promotions, and beside coupons.
  combines boolean not null default true,
  with_coupons boolean not null default true,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  -- Grows with every change by a merchant.
  version integer not null default 1,
  check (ends_at > starts_at),
  check ((from_minute is null) = (to_minute is null))
);
select audit_changes('promotions', 'id');

-- What promotions took off an order; one that was deleted stays known by its name.
create table order_promotions (
  order_id bigint not null references orders on delete cascade,
  position smallint not null,
  promotion_id bigint references promotions on delete set null,
  name text not null,
  discount_cents bigint not null check (discount_cents >= 0),
  primary key (order_id, position)
);
create index order_promotions_promotion on order_promotions (promotion_id) where promotion_id is not null;
select audit_changes('order_promotions', 'order_id');

-- Of a line's discount, what promotions took off; the rest is the coupons'.
alter table order_lines add column promotion_cents bigint not null default 0 check (promotion_cents >= 0);
