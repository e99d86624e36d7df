-- A page's own style comes back with what the page was; cards that lists repeat are templates of their own, which stand on no page.

alter table content_revisions add column settings jsonb not null default '{}';

alter table content drop constraint content_part_check;
alter table content add constraint content_part_check check (
  part in (
    'header', 'footer', 'single', 'archive', 'product', 'not-found', 'loop-item', 'cart', 'checkout', 'order-received',
    'library-section', 'library-page', 'library-block'
  )
);

-- What a page shows of reusable blocks is said on it, too.
create function blocks_in(document jsonb) returns setof bigint language sql stable parallel safe as $$
  select distinct (shown #>> '{}')::bigint
  from jsonb_path_query(document, '$.** ? (@.widgetType == "template").settings.template_id') as shown
  where shown #>> '{}' ~ '^[1-9][0-9]{0,14}$'
$$;

create function said_with_blocks(document jsonb) returns text language sql stable as $$
  with recursive shown (id, depth) as (
    select block, 1 from blocks_in(document) as block
    union
    select deeper, depth + 1
    from shown join content c on c.id = shown.id and c.part = 'library-block' and c.status = 'publish', blocks_in(c.document) as deeper
    where depth < 4
  )
  select concat_ws(' ', said_by(document), (
    select string_agg(said_by(c.document), ' ' order by c.id) from content c
    where c.part = 'library-block' and c.status = 'publish' and c.id in (select id from shown)
  ))
$$;

create or replace function refresh_content_words(ids bigint[]) returns void language plpgsql as $$
begin
  insert into content_words
  select id, both_forms(plain_words(title), 'A'),
    both_forms(plain_words(title), 'A') || setweight(to_tsvector('portuguese', plain_text(excerpt)), 'C')
      || setweight(to_tsvector('portuguese', said_with_blocks(document)), 'D')
  from content where id = any (ids) and type in ('page', 'post')
  on conflict (content_id) do update set (title_words, words) = (excluded.title_words, excluded.words);
  perform learn_words(array_agg(plain_words(title)), true), learn_words(array_agg(said_with_blocks(document)), false) from content
  where id = any (ids) and type in ('page', 'post') and status = 'publish' and published_at <= now();
end $$;

-- A changed block is said anew by whatever shows it, also by way of other blocks.
create function showing(blocks bigint[]) returns setof bigint language sql stable as $$
  with recursive around (id, depth) as (
    select block, 0 from unnest(blocks) as block
    union
    select c.id, depth + 1
    from around join content c on exists (select 1 from blocks_in(c.document) as inside where inside = around.id)
    where depth < 4 and (c.type in ('page', 'post') or c.part = 'library-block')
  )
  select id from around
$$;

create or replace function note_content() returns trigger language plpgsql as $$
declare
  blocks bigint[] := array(select id from changed where part = 'library-block');
begin
  perform refresh_content_words(array(
    select id from changed union select id from showing(blocks) as id where cardinality(blocks) > 0 order by 1
  ));
  return null;
end $$;

select refresh_content_words(array(
  select id from content where type in ('page', 'post') and exists (select 1 from blocks_in(document)) order by id
));
