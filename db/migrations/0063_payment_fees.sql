-- What the service itself calls a charge, where it does not find one by our name.
alter table payment_charges add column service_id text;

-- What the service keeps of a payment, what is left of it, and from when on that can be used: as far as it tells.
alter table payment_events
  add column fee_cents bigint,
  add column net_cents bigint,
  add column available_at timestamptz;
