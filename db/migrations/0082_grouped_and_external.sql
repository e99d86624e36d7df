-- Two more kinds of products: one that is sold elsewhere, and one that shows several others, each of which is bought by itself.
alter table products drop constraint products_type_check;
alter table products
  add constraint products_type_check check (type in ('simple', 'variable', 'grouped', 'external')),
  -- Where a product of kind external is sold, and what the button that leads there says; empty: the shop's usual words.
  add external_url text not null default '' check (length(external_url) <= 2000),
  add button_text text not null default '' check (length(button_text) <= 60);

alter table product_links drop constraint product_links_kind_check;
alter table product_links add constraint product_links_kind_check check (kind in ('related', 'upsell', 'cross_sell', 'grouped'));
create index product_links_grouped on product_links (linked_id) where kind = 'grouped';

-- What cards, pages and lists show a price of: what can be put into a cart, what is sold elsewhere, and a group by its members.
create view shown_offers as
select product_id, variation_id, regular_cents, cents, in_stock from offers
union all
select
  p.id,
  null,
  p.price_cents,
  case
    when p.sale_price_cents is not null and coalesce(p.sale_from <= now(), true) and coalesce(p.sale_to > now(), true) then p.sale_price_cents
    else p.price_cents
  end,
  true
from products p
where p.type = 'external' and p.priced
union all
select l.product_id, null, o.regular_cents, o.cents, o.in_stock
from product_links l
join products g on g.id = l.product_id and g.type = 'grouped'
join products p on p.id = l.linked_id and p.status = 'publish' and p.published_at <= now()
-- Looked up for each member: joined, all that the shop sells would be read.
cross join lateral (select * from offers where offers.product_id = l.linked_id offset 0) o
where l.kind = 'grouped';

create or replace function refresh_shelf(ids bigint[]) returns void language plpgsql as $$
begin
  -- Whoever comes second waits here and then reads what the first has written.
  perform 1 from product_shelf where product_id = any (ids) order by product_id for update;
  with fresh as materialized (
    select
      p.id as product_id,
      offer.cents is not null and p.status = 'publish' and coalesce(p.published_at <= now(), false) and p.visibility in ('visible', 'catalog') as in_catalog,
      offer.cents is not null and p.status = 'publish' and coalesce(p.published_at <= now(), false) and p.visibility in ('visible', 'search') as in_search,
      p.position,
      p.published_at,
      p.total_sales,
      p.rating_sum::numeric / greatest(p.rating_count, 1) as rating,
      p.rating_count,
      coalesce(offer.cents, 0) as cents,
      coalesce(offer.up_to_cents, 0) as up_to_cents,
      array_remove(
        categories.codes || tags.codes || terms.codes
          || case when offer.in_stock then 'stock:in' end
          || case when offer.on_sale then 'sale:yes' end
          || case when p.featured then 'featured:yes' end
          || case when p.rating_count > 0 then 'rating:' || round(p.rating_sum::numeric / p.rating_count) end,
        null) as facets,
      both_forms(named.words, 'A') || setweight(to_tsvector('simple', skus.codes), 'A') as name_words,
      both_forms(named.words, 'A') || setweight(to_tsvector('simple', skus.codes), 'A') || both_forms(shelved.words, 'B')
        || setweight(to_tsvector('portuguese', plain_text(p.short_description)), 'C')
        || setweight(to_tsvector('portuguese', plain_text(p.description)), 'D') as words,
      due.at as next_change_at
    from products p
    cross join lateral (
      select min(cents) as cents, max(cents) as up_to_cents, bool_or(in_stock) as in_stock, bool_or(cents < regular_cents) as on_sale
      from shown_offers o where o.product_id = p.id
    ) offer
    cross join lateral (
      with recursive above as (
        select c.id, c.parent_id, c.slug, c.name from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id
        union
        select c.id, c.parent_id, c.slug, c.name from above join categories c on c.id = above.parent_id
      )
      select coalesce(array_agg('cat:' || slug), '{}') as codes, string_agg(name, ' ') as names from above
    ) categories
    cross join lateral (
      select coalesce(array_agg('tag:' || t.slug), '{}') as codes, string_agg(t.name, ' ') as names
      from product_tagged pt join product_tags t on t.id = pt.tag_id where pt.product_id = p.id
    ) tags
    cross join lateral (
      select coalesce(array_agg('pa_' || a.slug || ':' || t.slug), '{}') as codes, string_agg(t.name, ' ') as names
      from product_terms pt join attribute_terms t on t.id = pt.term_id join attributes a on a.id = t.attribute_id where pt.product_id = p.id
    ) terms
    cross join lateral (
      select coalesce(string_agg(distinct code, ' '), '') as codes
      from (
        select replace(plain_words(p.sku), ' ', '') as code
        union all
        select replace(plain_words(v.sku), ' ', '') from variations v where v.product_id = p.id and v.enabled
      ) known
    ) skus
    cross join lateral (select plain_words(p.name) as words) named
    cross join lateral (select plain_words(concat_ws(' ', categories.names, tags.names, terms.names)) as words) shelved
    cross join lateral (
      select min(at) as at from (
        select unnest(array[p.published_at, p.sale_from, p.sale_to]) as at
        union all
        select unnest(array[v.sale_from, v.sale_to]) from variations v where v.product_id = p.id
        union all
        select s.next_change_at from product_links l join product_shelf s on s.product_id = l.linked_id where l.product_id = p.id and l.kind = 'grouped'
      ) moments where at > now()
    ) due
    where p.id = any (ids)
  ),
  on_shelf as (
    insert into product_shelf (product_id, in_catalog, position, published_at, total_sales, rating, rating_count, cents, up_to_cents, facets, next_change_at)
    select product_id, in_catalog, position, published_at, total_sales, rating, rating_count, cents, up_to_cents, facets, next_change_at from fresh
    on conflict (product_id) do update set
      (in_catalog, position, published_at, total_sales, rating, rating_count, cents, up_to_cents, facets, next_change_at)
      = (excluded.in_catalog, excluded.position, excluded.published_at, excluded.total_sales, excluded.rating, excluded.rating_count,
        excluded.cents, excluded.up_to_cents, excluded.facets, excluded.next_change_at)
    where product_shelf is distinct from excluded
  )
  insert into product_words (product_id, in_search, name_words, words)
  select product_id, in_search, name_words, words from fresh
  on conflict (product_id) do update set (in_search, name_words, words) = (excluded.in_search, excluded.name_words, excluded.words)
  where product_words is distinct from excluded;
  perform learn_words(array_agg(plain_words(concat_ws(' ', p.name, c.name, t.name))), true)
  from products p
  join product_words w on w.product_id = p.id and w.in_search
  left join product_categories pc on pc.product_id = p.id left join categories c on c.id = pc.category_id
  left join product_tagged pt on pt.product_id = p.id left join product_tags t on t.id = pt.tag_id
  where p.id = any (ids);
  perform learn_words(array_agg(plain_text(concat_ws(' ', p.short_description, p.description))), false)
  from products p join product_words w on w.product_id = p.id and w.in_search
  where p.id = any (ids);
end $$;

-- A group follows its members: their prices are its own.
create or replace function settle_shelf() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  with taken as (delete from shelf_changes where xid = pg_current_xact_id() returning product_ids)
  select array_agg(distinct id order by id) into ids from taken, unnest(product_ids) as id;
  if ids is not null then
    perform refresh_shelf(ids);
    ids := array(select distinct product_id from product_links where kind = 'grouped' and linked_id = any (ids) order by product_id);
    if cardinality(ids) > 0 then
      perform refresh_shelf(ids);
      perform announce(variadic array(select 'product:' || id from unnest(ids) as id));
    end if;
  end if;
  return null;
end $$;

create function note_group() returns trigger language plpgsql as $$
begin
  if coalesce(new.kind, old.kind) = 'grouped' then
    perform note_shelf(array[coalesce(new.product_id, old.product_id)]);
  end if;
  return null;
end $$;
create trigger product_links_shelved after insert or update or delete on product_links for each row execute function note_group();
