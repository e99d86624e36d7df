-- Webhooks are told of the same events as everybody else: one function tells all who listen.

-- What makes a delivery for each webhook that asks for a topic keeps doing so, under another name.
alter function tell_webhooks(text, bigint) rename to tell_webhooks_of;

-- About is «order:12»: what happened, and to which of them. Nearly always nobody listens: that is looked for first, since it is asked
-- with every order while its units are locked.
create or replace function emit_event(wanted text, about text, told jsonb) returns void language plpgsql as $$
begin
  if exists (select from event_listeners l where l.event = wanted) then
    insert into jobs (kind, ordering_key, payload)
    select 'event.' || l.listener, about, jsonb_build_object('event', wanted, 'data', told)
    from event_listeners l where l.event = wanted order by l.listener;
    perform pg_notify('jobs', 'event');
  end if;
  if exists (select from webhooks w where w.topic = wanted and w.status = 'active') then
    perform tell_webhooks_of(wanted, split_part(about, ':', 2)::bigint);
  end if;
end $$;

-- The triggers of 0025 name the topics of the ecosystem; each is an event.
create function tell_webhooks(wanted_topic text, resource bigint) returns void language sql as $$
  select emit_event(wanted_topic, split_part(wanted_topic, '.', 1) || ':' || resource, jsonb_build_object(
    case split_part(wanted_topic, '.', 1) when 'customer' then 'userId' else split_part(wanted_topic, '.', 1) || 'Id' end, resource))
$$;

create or replace function hand_over_order() returns trigger language plpgsql as $$
begin
  insert into order_invoices (order_id) values (new.id) on conflict do nothing;
  if found then
    perform emit_event('order.paid', 'order:' || new.id, jsonb_build_object('orderId', new.id));
  end if;
  return null;
end $$;

-- The same as before, without a function called with the whole row.
create or replace function emit_order_events() returns trigger language plpgsql as $$
declare
  about text := 'order:' || new.id;
  told jsonb := jsonb_build_object('orderId', new.id);
  is_sent_now boolean := new.tracking_code <> '' or new.status = 'completed';
begin
  if tg_op = 'INSERT' then
    perform emit_event('order.placed', about, told);
    if is_sent_now then perform emit_event('order.sent', about, told); end if;
    return null;
  end if;
  if is_sent_now and not (old.tracking_code <> '' or old.status = 'completed') then perform emit_event('order.sent', about, told); end if;
  if new.status = 'cancelled' and old.status <> 'cancelled' then perform emit_event('order.cancelled', about, told); end if;
  return null;
end $$;
drop function is_sent(orders);
