-- Words are four fifths of a shelf's row, and lists don't read them: with a table of their own, a list of thousands reads a third of the pages.

create table product_words (
  product_id bigint primary key references products on delete cascade,
  in_search boolean not null,
  name_words tsvector not null,
  words tsvector not null
);
insert into product_words select product_id, in_search, name_words, words from product_shelf order by product_id;
create index product_words_name on product_words using gin (name_words) with (fastupdate = off);
create index product_words_all on product_words using gin (words) with (fastupdate = off);

alter table product_shelf drop column in_search, drop column name_words, drop column words;
-- Writes the rows anew: until then each keeps the room of what was dropped.
cluster product_shelf using product_shelf_pkey;

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
      from offers where offers.product_id = p.id
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

analyze product_shelf, product_words;
