-- Categories and tags whose products follow from rules. Who belongs is kept as ordinary rows of product_categories and product_tagged, so
-- that pages, filters, feeds and maps know nothing of rules. Rules count only what stands in other categories and tags by hand: what a
-- collection holds never decides what a collection holds, and settling a product twice changes nothing.
create table product_collections (
  id bigint generated always as identity primary key,
  category_id bigint unique references categories on delete cascade,
  tag_id bigint unique references product_tags on delete cascade,
  -- { match: 'all' | 'any', conditions: [{ field, not, … }] } as src/shop/catalog/collections/rules.ts reads it.
  rules jsonb not null,
  sorted_by text not null default 'menu_order' check (sorted_by in ('menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc')),
  -- What was in it by hand before, for who goes back.
  by_hand bigint[] not null default '{}',
  -- Up to when products that grow too old for a rule were looked for.
  followed_to timestamptz not null default now(),
  modified_at timestamptz not null default now(),
  check (num_nonnulls(category_id, tag_id) = 1)
);
select audit_changes('product_collections', 'id', 'by_hand', 'followed_to');
create trigger product_collections_changed after insert or update of rules, sorted_by or delete on product_collections
  for each statement execute function announce_fixed('products');

-- Which of these products the rules let in: published ones that fit all of the conditions, or any.
create function collection_members(asked jsonb, ids bigint[]) returns setof bigint language sql stable as $$
  with conditions as materialized (
    select c ->> 'field' as field, coalesce((c ->> 'not')::boolean, false) as is_not,
      array(
        select case c ->> 'field' when 'brand' then plain_words(t) else lower(unaccent(t)) end
        from jsonb_array_elements_text(coalesce(c -> 'texts', '[]')) t
      ) as texts,
      case c ->> 'field'
        when 'category' then array(
          with recursive below as (
            select k.id from categories k where k.id in (select jsonb_array_elements_text(c -> 'ids')::bigint)
            union
            select k.id from below join categories k on k.parent_id = below.id
          )
          select id from below where not exists (select from product_collections o where o.category_id = below.id)
        )
        when 'tag' then array(
          select g::bigint from jsonb_array_elements_text(c -> 'ids') g
          where not exists (select from product_collections o where o.tag_id = g::bigint)
        )
        else array(select jsonb_array_elements_text(coalesce(c -> 'ids', '[]'))::bigint)
      end as ids,
      coalesce((c ->> 'least')::bigint, 0) as least, coalesce((c ->> 'most')::bigint, 9223372036854775807) as most,
      coalesce((c ->> 'days')::integer, 0) as days
    from jsonb_array_elements(asked -> 'conditions') c
  )
  select p.id
  from unnest(ids) one (id) join products p on p.id = one.id join product_shelf s on s.product_id = p.id
  where p.status = 'publish' and p.published_at <= now() and (
    select case when asked ->> 'match' = 'any' then coalesce(bool_or(fits), false) else coalesce(bool_and(fits), false) end
    from (
      select case k.field
        when 'price' then s.cents between k.least and k.most
        when 'sale' then 'sale:yes' = any (s.facets)
        when 'stock' then 'stock:in' = any (s.facets)
        when 'featured' then p.featured
        when 'category' then exists (select from product_categories l where l.product_id = p.id and l.category_id = any (k.ids))
        when 'tag' then exists (select from product_tagged l where l.product_id = p.id and l.tag_id = any (k.ids))
        when 'attribute' then exists (select from product_terms l where l.product_id = p.id and l.term_id = any (k.ids))
        when 'brand' then plain_words(p.brand) = any (k.texts)
        when 'name' then exists (select from unnest(k.texts) part where strpos(lower(unaccent(p.name)), part) > 0)
        when 'new' then p.published_at > now() - make_interval(days => k.days)
        when 'sold' then (
          select coalesce(sum(sums.units), 0) from sales_sums sums
          where sums.side = 'product' and sums.id = p.id and sums.day > shop_day(now()) - k.days
        ) between k.least and k.most
        else false
      end <> k.is_not as fits
      from conditions k
    ) looked_at
  )
$$;

-- Puts these products into the collections that their rules let them into, and takes them out of the others. It follows from what
-- merchants change and is no change of theirs: the register does not hear of it.
create function settle_collections(asked bigint[]) returns void language plpgsql as $$
declare
  actor text := current_setting('vitrine.actor', true);
begin
  -- Whoever saves other rules meanwhile comes before or after, never in between.
  perform 1 from product_collections order by id for share;
  if not found then
    return;
  end if;
  if actor <> '' then
    perform set_config('vitrine.actor', '', true);
  end if;
  with fits as materialized (
    select c.category_id, member as product_id from product_collections c cross join lateral collection_members(c.rules, asked) member
    where c.category_id is not null
  ),
  gone as (
    delete from product_categories l using product_collections c
    where l.category_id = c.category_id and l.product_id = any (asked)
      and not exists (select from fits where fits.category_id = l.category_id and fits.product_id = l.product_id)
  )
  insert into product_categories (product_id, category_id)
  select product_id, category_id from fits
  where not exists (select from product_categories l where l.product_id = fits.product_id and l.category_id = fits.category_id)
  order by 1, 2 on conflict do nothing;
  with fits as materialized (
    select c.tag_id, member as product_id from product_collections c cross join lateral collection_members(c.rules, asked) member
    where c.tag_id is not null
  ),
  gone as (
    delete from product_tagged l using product_collections c
    where l.tag_id = c.tag_id and l.product_id = any (asked)
      and not exists (select from fits where fits.tag_id = l.tag_id and fits.product_id = l.product_id)
  )
  insert into product_tagged (product_id, tag_id)
  select product_id, tag_id from fits
  where not exists (select from product_tagged l where l.product_id = fits.product_id and l.tag_id = fits.tag_id)
  order by 1, 2 on conflict do nothing;
  if actor <> '' then
    perform set_config('vitrine.actor', actor, true);
  end if;
end $$;

-- What a product is sorted into settles with its row in the lists, at the end of the transaction.
create or replace function settle_shelf() returns trigger language plpgsql as $$
declare
  ids bigint[];
  followers bigint[];
begin
  with taken as (delete from shelf_changes where xid = pg_current_xact_id() returning product_ids)
  select array_agg(distinct id order by id) into ids from taken, unnest(product_ids) as id;
  if ids is not null then
    perform refresh_shelf(ids);
    followers := array(select distinct bundle_id from bundle_items where product_id = any (ids) order by bundle_id);
    followers := array(
      select product_id from product_links where kind = 'grouped' and linked_id = any (ids || followers)
      union
      select unnest(followers)
      order by 1
    );
    if cardinality(followers) > 0 then
      perform refresh_shelf(followers);
      perform announce(variadic array(select 'product:' || id from unnest(followers) as id));
    end if;
    perform settle_collections(ids || followers);
  end if;
  return null;
end $$;

create or replace function refresh_due_shelves(most integer) returns integer language plpgsql as $$
declare
  ids bigint[] := array(
    select product_id from product_shelf where next_change_at <= now() order by next_change_at limit most for update skip locked
  );
  sold bigint[];
begin
  with taken as (
    delete from shelf_sales where ctid = any (array(select ctid from shelf_sales limit most for update skip locked)) returning product_id
  )
  select array_agg(distinct product_id) into sold from taken;
  if sold is not null then
    perform 1 from product_shelf where product_id = any (sold) order by product_id for update;
    update product_shelf set total_sales = p.total_sales from products p
    where p.id = product_shelf.product_id and p.id = any (sold) and p.total_sales <> product_shelf.total_sales;
  end if;
  if cardinality(ids) > 0 then
    perform refresh_shelf(ids);
    perform announce('products');
    perform settle_collections(ids);
  end if;
  return cardinality(ids);
end $$;
