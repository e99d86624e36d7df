-- Wish lists. A visitor's list belongs to the session and goes with it, a customer's to the account.
create table wishlists (
  id bigint generated always as identity primary key,
  session_id bigint unique references sessions (id) on delete cascade,
  user_id bigint unique references users (id) on delete cascade,
  -- Whoever has it may look at the list; null while it is not shared.
  share_token text unique check (share_token ~ '^[\w-]{32}$'),
  modified_at timestamptz not null default now(),
  check (num_nonnulls(session_id, user_id) = 1)
);
create index wishlists_modified on wishlists (modified_at);

create table wishlist_items (
  id bigint generated always as identity primary key,
  wishlist_id bigint not null references wishlists (id) on delete cascade,
  product_id bigint not null references products (id) on delete cascade,
  -- Null: the product, in whichever of its variations.
  variation_id bigint references variations (id) on delete cascade,
  -- What it cost when it was saved, or when its owner was last told of a lower price.
  told_cents bigint not null check (told_cents >= 0),
  created_at timestamptz not null default now(),
  unique nulls not distinct (wishlist_id, product_id, variation_id)
);
create index wishlist_items_product on wishlist_items (product_id);
create index wishlist_items_variation on wishlist_items (variation_id) where variation_id is not null;
