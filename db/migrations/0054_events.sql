-- Events of the shop for whoever listens to them, kept in the job table by the transaction that causes them: one job for each listener.

-- Which module or extension listens to what; written by the shop when it starts.
create table event_listeners (
  listener text not null check (listener ~ '^[a-z][a-z0-9-]{0,39}$'),
  event text not null check (event ~ '^[a-z]+\.[a-z-]+$'),
  primary key (listener, event)
);

-- Work of one kind with one key is done one after the other, in the order in which it was asked for.
alter table jobs add column ordering_key text check (length(ordering_key) between 1 and 200);
create index jobs_in_order on jobs (kind, ordering_key, id) where ordering_key is not null and status in ('waiting', 'running');

create function emit_event(wanted text, about text, told jsonb) returns void language plpgsql as $$
begin
  insert into jobs (kind, ordering_key, payload)
  select 'event.' || l.listener, about, jsonb_build_object('event', wanted, 'data', told)
  from event_listeners l where l.event = wanted order by l.listener;
  if found then perform pg_notify('jobs', 'event'); end if;
end $$;

-- Sent: it has a tracking code, or it was completed without one.
create function is_sent(o orders) returns boolean language sql immutable as $$
  select o.tracking_code <> '' or o.status = 'completed'
$$;

create function emit_order_events() returns trigger language plpgsql as $$
declare
  about text := 'order:' || new.id;
  told jsonb := jsonb_build_object('orderId', new.id);
begin
  if tg_op = 'INSERT' then
    perform emit_event('order.placed', about, told);
    if is_sent(new) then perform emit_event('order.sent', about, told); end if;
    return null;
  end if;
  if is_sent(new) and not is_sent(old) then perform emit_event('order.sent', about, told); end if;
  if new.status = 'cancelled' and old.status <> 'cancelled' then perform emit_event('order.cancelled', about, told); end if;
  return null;
end $$;
-- By their names triggers fire in order: an order is placed before it is paid.
create trigger orders_events after insert or update of status, tracking_code on orders
  for each row execute function emit_order_events();

create or replace function hand_over_order() returns trigger language plpgsql as $$
begin
  insert into order_invoices (order_id) values (new.id) on conflict do nothing;
  if found then
    perform tell_webhooks('order.paid', new.id);
    perform emit_event('order.paid', 'order:' || new.id, jsonb_build_object('orderId', new.id));
  end if;
  return null;
end $$;

create function emit_refund_event() returns trigger language plpgsql as $$
begin
  perform emit_event('order.refunded', 'order:' || new.order_id,
    jsonb_build_object('orderId', new.order_id, 'refundId', new.id, 'cents', new.amount_cents));
  return null;
end $$;
create trigger order_refunds_events after insert on order_refunds for each row execute function emit_refund_event();

create function emit_product_event() returns trigger language plpgsql as $$
begin
  -- Before the rows are compared: an import changes many.
  if not exists (select from event_listeners where event = 'product.saved') then return null; end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - 'total_sales' = to_jsonb(new) - 'total_sales' then return null; end if;
  perform emit_event('product.saved', 'product:' || new.id, jsonb_build_object('productId', new.id));
  return null;
end $$;
create trigger products_events after insert or update on products for each row execute function emit_product_event();

-- Told when the units fall to the bound or below it, not with each unit after that.
create function emit_stock_event() returns trigger language plpgsql as $$
declare
  bound integer;
begin
  if not exists (select from event_listeners where event = 'stock.low') then return null; end if;
  select coalesce(p.low_stock, shop_low_stock()) into bound from products p where p.id = new.product_id;
  if new.on_hand <= bound and old.on_hand > bound then
    perform emit_event('stock.low', 'product:' || new.product_id,
      jsonb_build_object('productId', new.product_id, 'variationId', new.variation_id, 'onHand', new.on_hand));
  end if;
  return null;
end $$;
create trigger stock_events after update on stock for each row
  when (new.on_hand < old.on_hand) execute function emit_stock_event();

create function emit_customer_event() returns trigger language plpgsql as $$
begin
  perform emit_event('customer.registered', 'customer:' || new.id, jsonb_build_object('userId', new.id));
  return null;
end $$;
create trigger users_events after insert on users for each row
  when ('customer' = any(new.roles)) execute function emit_customer_event();

create function emit_form_event() returns trigger language plpgsql as $$
begin
  perform emit_event('form.submitted', 'form:' || new.form_id, jsonb_build_object('submissionId', new.id, 'formId', new.form_id));
  return null;
end $$;
create trigger form_submissions_events after insert on form_submissions for each row execute function emit_form_event();
