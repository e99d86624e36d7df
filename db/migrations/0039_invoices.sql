-- The hand-off to who issues fiscal invoices (NF-e): what they need to know, and what they answer.

create table product_fiscal (
  product_id bigint primary key references products on delete cascade,
  ncm text not null default '' check (ncm ~ '^(\d{8})?$'),
  cest text not null default '' check (cest ~ '^(\d{7})?$'),
  -- A hint: the emitter decides by where it goes.
  cfop text not null default '' check (cfop ~ '^([1-7]\d{3})?$'),
  origin smallint not null default 0 check (origin between 0 and 8),
  unit text not null default 'UN' check (unit ~ '^[A-Z0-9]{1,6}$'),
  -- Group UB, since 2026: the situation and the class of IBS and CBS.
  cst_ibs_cbs text not null default '' check (cst_ibs_cbs ~ '^(\d{3})?$'),
  class_trib text not null default '' check (class_trib ~ '^(\d{6})?$'),
  version integer not null default 1
);
select audit_changes('product_fiscal', 'product_id');

-- One for each order, whatever becomes of the order: XML is kept for five years.
create table order_invoices (
  order_id bigint primary key,
  status text not null default 'waiting' check (status in ('waiting', 'taken', 'authorized', 'rejected', 'cancelled')),
  -- What was handed over, written down when it was first read: the same for whoever asks again.
  payload jsonb,
  -- Letters may stand in it since CNPJs have them: text, never a number.
  access_key text not null default '' check (access_key ~ '^(\d{6}[0-9A-Z]{14}\d{24})?$'),
  number text not null default '' check (number ~ '^\d{0,9}$'),
  series text not null default '' check (series ~ '^\d{0,3}$'),
  xml text not null default '' check (length(xml) <= 1000000),
  pdf_url text not null default '' check (pdf_url ~ '^(https://.+)?$' and length(pdf_url) <= 1000),
  message text not null default '' check (length(message) <= 1000),
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now()
);
create index order_invoices_open on order_invoices (created_at, order_id) where status in ('waiting', 'rejected');
create index order_invoices_all on order_invoices (created_at, order_id);
select audit_changes('order_invoices', 'order_id', 'payload', 'xml');

alter table webhooks drop constraint webhooks_topic_check;
alter table webhooks add constraint webhooks_topic_check
  check (topic ~ '^(order|product|customer|coupon)\.(created|updated|deleted|restored)$' or topic = 'order.paid');

-- Paid, or to be paid at the door: from then on it can be sent, and what is sent needs its invoice first. Told once.
create function hand_over_order() returns trigger language plpgsql as $$
begin
  insert into order_invoices (order_id) values (new.id) on conflict do nothing;
  if found then perform tell_webhooks('order.paid', new.id); end if;
  return null;
end $$;
create trigger orders_paid after insert or update of status, paid_at on orders for each row
  when (new.paid_at is not null or new.status = 'processing') execute function hand_over_order();
