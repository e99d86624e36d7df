-- Other programs hear of what changes here. Whoever changes something, by whichever road, the database itself notes who has to be told.

create table webhooks (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  status text not null default 'active' check (status in ('active', 'paused', 'disabled')),
  topic text not null check (topic ~ '^(order|product|customer|coupon)\.(created|updated|deleted|restored)$'),
  delivery_url text not null check (length(delivery_url) between 1 and 2000),
  -- Signatures need the secret itself, so it is kept encrypted with the shop's own key.
  secret_encrypted bytea not null,
  -- On whose behalf the news are read: what they may not see is not told.
  user_id bigint not null references users on delete cascade,
  -- Deliveries given up, one after the other; one that arrives starts anew.
  failures integer not null default 0,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now()
);
create index webhooks_listening on webhooks (topic) where status = 'active';

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks on delete cascade,
  topic text not null,
  resource_id bigint not null,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'delivered', 'failed')),
  attempts integer not null default 0,
  response_code integer,
  summary text not null default '' check (length(summary) <= 500),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
-- What is told is read when it is sent, so one that still waits tells of every change until then.
create unique index webhook_deliveries_waiting on webhook_deliveries (webhook_id, resource_id) where status = 'waiting';
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc);

create function tell_webhooks(wanted_topic text, resource bigint) returns void language plpgsql as $$
begin
  if not exists (select 1 from webhooks where topic = wanted_topic and status = 'active') then return; end if;
  with asked as (
    insert into webhook_deliveries as d (webhook_id, topic, resource_id)
    select w.id, w.topic, resource from webhooks w where w.topic = wanted_topic and w.status = 'active' order by w.id
    -- To write is to lock: who sends it waits until this change can be read.
    on conflict (webhook_id, resource_id) where status = 'waiting' do update set attempts = d.attempts
    returning d.id, d.xmax = 0 as is_new
  )
  insert into jobs (kind, ref, payload, max_attempts)
  select 'deliver-webhook', id::text, jsonb_build_object('delivery', id), 5 from asked where is_new;
  perform pg_notify('jobs', 'deliver-webhook');
end $$;

create function tell_of_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform tell_webhooks('order.created', new.id);
  elsif tg_op = 'DELETE' then
    if old.trashed_at is null then perform tell_webhooks('order.deleted', old.id); end if;
  elsif old.trashed_at is null and new.trashed_at is not null then perform tell_webhooks('order.deleted', new.id);
  elsif old.trashed_at is not null and new.trashed_at is null then perform tell_webhooks('order.restored', new.id);
  elsif to_jsonb(old) - 'sales_counted' <> to_jsonb(new) - 'sales_counted' then perform tell_webhooks('order.updated', new.id);
  end if;
  return null;
end $$;
create trigger orders_told after insert or update or delete on orders for each row execute function tell_of_order();

create function tell_of_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform tell_webhooks('product.created', new.id);
  elsif tg_op = 'DELETE' then
    if old.status <> 'trash' then perform tell_webhooks('product.deleted', old.id); end if;
  elsif old.status <> 'trash' and new.status = 'trash' then perform tell_webhooks('product.deleted', new.id);
  elsif old.status = 'trash' and new.status <> 'trash' then perform tell_webhooks('product.restored', new.id);
  -- A sale is told as an order.
  elsif to_jsonb(old) - 'total_sales' <> to_jsonb(new) - 'total_sales' then perform tell_webhooks('product.updated', new.id);
  end if;
  return null;
end $$;
create trigger products_told after insert or update or delete on products for each row execute function tell_of_product();

create function tell_of_stock() returns trigger language plpgsql as $$
begin
  perform tell_webhooks('product.updated', new.product_id);
  return null;
end $$;
create trigger stock_told after update on stock for each row
  when (old.on_hand is distinct from new.on_hand) execute function tell_of_stock();

create function tell_of_customer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if 'customer' = any(new.roles) then perform tell_webhooks('customer.created', new.id); end if;
  elsif tg_op = 'DELETE' then
    if 'customer' = any(old.roles) then perform tell_webhooks('customer.deleted', old.id); end if;
  elsif 'customer' = any(new.roles) and (old.email, old.first_name, old.last_name, old.display_name, old.login)
    is distinct from (new.email, new.first_name, new.last_name, new.display_name, new.login)
  then perform tell_webhooks('customer.updated', new.id);
  end if;
  return null;
end $$;
create trigger users_told after insert or update or delete on users for each row execute function tell_of_customer();

create function tell_of_customer_address() returns trigger language plpgsql as $$
begin
  perform tell_webhooks('customer.updated', new.user_id);
  return null;
end $$;
create trigger customer_addresses_told after insert or update on customer_addresses
  for each row execute function tell_of_customer_address();

create function tell_of_coupon() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform tell_webhooks('coupon.created', new.id);
  elsif tg_op = 'DELETE' then perform tell_webhooks('coupon.deleted', old.id);
  elsif to_jsonb(old) - 'used' <> to_jsonb(new) - 'used' then perform tell_webhooks('coupon.updated', new.id);
  end if;
  return null;
end $$;
create trigger coupons_told after insert or update or delete on coupons for each row execute function tell_of_coupon();
