-- Cards that buyers let a payment service keep: what they are told apart by, never their number. The service has the card itself.
create table saved_cards (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  method text not null,
  -- What the service calls the buyer and the card.
  customer text not null,
  service_id text not null,
  brand text not null,
  issuer text not null default '',
  first_six text not null check (first_six ~ '^\d{0,8}$'),
  last_four text not null check (last_four ~ '^\d{4}$'),
  expires_on date not null,
  created_at timestamptz not null default now(),
  unique (method, service_id)
);
create index saved_cards_user on saved_cards (user_id, id desc);

-- Whoever takes a card away, or leaves with all of them, has it taken away at the service, too.
create function forget_saved_card() returns trigger language plpgsql as $$
begin
  insert into jobs (kind, payload)
  values ('forget-card', jsonb_build_object('method', old.method, 'customer', old.customer, 'card', old.service_id));
  perform pg_notify('jobs', 'forget-card');
  return null;
end $$;
create trigger saved_cards_forget after delete on saved_cards for each row execute function forget_saved_card();
