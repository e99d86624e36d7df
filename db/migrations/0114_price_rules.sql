-- Prices by quantity and by group for whole categories and tags: so much less than each product costs at that moment.
create table price_rules (
  id bigint generated always as identity primary key,
  -- One of the two. A category has its subcategories in it.
  category_id bigint references categories on delete cascade,
  label_id bigint references product_tags on delete cascade,
  -- Customers with this tag alone; null: everybody.
  tag_id bigint references customer_tags on delete cascade,
  -- Units of one product, all its variations together.
  from_units integer not null check (from_units between 1 and 9999),
  -- Hundredths of a percent.
  off integer not null check (off between 1 and 9999),
  check (num_nonnulls(category_id, label_id) = 1),
  -- What everybody pays for one unit is the price of the product.
  check (tag_id is not null or from_units > 1),
  unique nulls not distinct (category_id, label_id, tag_id, from_units)
);
create index price_rules_label on price_rules (label_id) where label_id is not null;
create index price_rules_tag on price_rules (tag_id) where tag_id is not null;
select audit_changes('price_rules', 'id');
create trigger price_rules_changed after insert or update or delete on price_rules for each statement execute function announce_fixed('products');

-- The rules that a product is under: those of categories above its own too. Lists of products may be locked while something is sold.
create function price_rules_of(product bigint) returns setof price_rules language sql stable parallel safe as $$
  with recursive above as (
    select c.id, c.parent_id from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = product
    union
    select c.id, c.parent_id from above join categories c on c.id = above.parent_id
  )
  select r.* from price_rules r
  where r.category_id in (select id from above)
    or r.label_id in (select tagged.tag_id from product_tagged tagged where tagged.product_id = product)
$$;
