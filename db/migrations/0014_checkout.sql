-- What a shopper has typed at the checkout so far, by the names of the fields. It lives and goes with the cart.
alter table carts
  add column draft jsonb not null default '{}'
  constraint carts_draft_bounded check (jsonb_typeof(draft) = 'object' and length(draft::text) <= 16000);
