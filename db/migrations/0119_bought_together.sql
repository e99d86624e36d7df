-- What was bought in the same orders, counted each night from orders alone: products and their places, nothing of who bought.
create table bought_together (
  product_id bigint not null references products on delete cascade,
  other_id bigint not null references products on delete cascade check (other_id <> product_id),
  -- 1 is what was bought with it most often.
  place smallint not null check (place between 1 and 12),
  primary key (product_id, other_id)
);
create index bought_together_other on bought_together (other_id);
-- Kept pages of a product change only where its row of others does.
create trigger bought_together_changed after insert or update or delete on bought_together
  for each row execute function announce_part_of_product();
