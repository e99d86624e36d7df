-- The register of changes: who of those who run the shop changed what, from what to what. The database writes it by itself whenever
-- a connection says on whose behalf it works (`vitrine.actor`); shoppers and jobs say nothing, and no line of this runs for them.

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Without a reference: whoever is gone stays named.
  actor_id bigint,
  actor_name text not null check (length(actor_name) <= 250),
  channel text not null check (channel in ('cookie', 'application-password', 'api-key', 'cli')),
  request_id text not null check (length(request_id) <= 100),
  noun text not null,
  record_id text not null,
  -- What people call the record, as it was then.
  label text not null default '',
  action text not null check (action in ('insert', 'update', 'delete')),
  -- Only the columns that changed.
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_noun on audit_log (noun, at desc, id desc);
create index audit_log_record on audit_log (noun, record_id, at desc, id desc);
create index audit_log_request on audit_log (request_id);

create function keep_audit_log() returns trigger language plpgsql as $$
begin
  -- Old entries may go, by the time that the shop keeps them for; never the recent ones.
  if tg_op = 'DELETE' and old.at < now() - interval '30 days' then return old; end if;
  raise exception 'The register of changes is only ever added to (entry %).', old.id;
end $$;
create trigger audit_log_kept before update or delete on audit_log for each row execute function keep_audit_log();

-- What is told of a value: never a secret or a person's document, and of long texts and page documents only how they began.
create function audit_value(value jsonb) returns jsonb language plpgsql immutable as $$
declare
  kind text := jsonb_typeof(value);
  size integer := length(value::text);
begin
  if kind = 'string' then
    return case when size > 400 then to_jsonb(left(value #>> '{}', 300) || '… (' || size || ' caracteres)') else value end;
  elsif kind not in ('object', 'array') then return value;
  elsif size > 4000 then
    return to_jsonb('(' || size || ' caracteres, versão ' || left(md5(value::text), 6) || ')');
  elsif kind = 'array' then
    return coalesce((select jsonb_agg(audit_value(part) order by place) from jsonb_array_elements(value) with ordinality list (part, place)), '[]');
  end if;
  return coalesce((
    select jsonb_object_agg(key, case
      when key ~* '(secret|segredo|password|senha|token|private|credential|authorization|cpf|api_?key|webhook_url|smtp)'
        and jsonb_typeof(part) <> 'boolean' and part not in ('""', 'null') then '"•••"'
      else audit_value(part) end)
    from jsonb_each(value) field (key, part)), '{}');
end $$;

-- Arguments: the column that names the record, then those of which only is told that they changed.
create function note_change() returns trigger language plpgsql as $$
declare
  actor jsonb := current_setting('vitrine.actor', true)::jsonb;
  -- Followed by the database or counted by sales, not changed by anybody.
  followed text[] := array['modified_at', 'updated_at', 'version', 'total_sales', 'rating_sum', 'rating_count', 'used', 'last_used_at', 'last_ip', 'sales_counted', 'buyer'];
  hidden text[] := array['password_hash', 'key_hash', 'secret_encrypted', 'token_hash'] || coalesce(tg_argv[1:], '{}');
  was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  has jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  whole jsonb := case when tg_op = 'DELETE' then was else has end;
  lost jsonb;
  gained jsonb;
begin
  -- Customers are known by their number alone: what they ask to be forgotten must not stay here.
  if tg_table_name = 'users' and whole -> 'roles' = '["customer"]' then
    hidden := hidden || array['login', 'email', 'display_name', 'first_name', 'last_name'];
  end if;
  select
    coalesce(jsonb_object_agg(key, case when key = any (hidden) then '"•••"' else audit_value(was -> key) end)
      filter (where was -> key not in ('null', '""', '[]', '{}')), '{}'),
    coalesce(jsonb_object_agg(key, case when key = any (hidden) then '"•••"' else audit_value(has -> key) end)
      filter (where has -> key not in ('null', '""', '[]', '{}')), '{}')
    into lost, gained
    from jsonb_object_keys(whole) key
    where key <> all (followed) and was -> key is distinct from has -> key;
  if tg_op = 'UPDATE' and was - followed = has - followed then return null; end if;
  insert into audit_log (actor_id, actor_name, channel, request_id, noun, record_id, label, action, before, after) values (
    (actor ->> 'id')::bigint, left(actor ->> 'name', 250), actor ->> 'by', left(actor ->> 'request', 100),
    tg_table_name, coalesce(whole ->> tg_argv[0], ''),
    left(coalesce(case when 'login' = any (hidden) then null else whole ->> 'display_name' end,
      whole ->> 'title', whole ->> 'name', whole ->> 'code', whole ->> 'number', whole ->> 'description', ''), 200),
    lower(tg_op), lost, gained);
  return null;
end $$;

-- For a table that merchants change: select audit_changes('coupons', 'id', 'a_secret_column').
create function audit_changes(relation regclass, id_column text, variadic hidden text[] default '{}') returns void language plpgsql as $$
begin
  execute format(
    'create trigger %I after insert or update or delete on %s for each row when (current_setting(''vitrine.actor'', true) <> '''') execute function note_change(%s)',
    relation::text || '_audited', relation,
    (select string_agg(quote_literal(argument), ', ' order by place) from unnest(array[id_column] || hidden) with ordinality list (argument, place)));
end $$;

select audit_changes('settings', 'name');
select audit_changes('products', 'id');
select audit_changes('product_categories', 'product_id');
select audit_changes('product_tagged', 'product_id');
select audit_changes('product_pictures', 'product_id');
select audit_changes('product_terms', 'product_id');
select audit_changes('product_links', 'product_id');
select audit_changes('product_downloads', 'product_id');
select audit_changes('product_attributes', 'product_id');
select audit_changes('variations', 'id');
select audit_changes('variation_terms', 'variation_id');
select audit_changes('stock', 'product_id');
select audit_changes('categories', 'id');
select audit_changes('product_tags', 'id');
select audit_changes('attributes', 'id');
select audit_changes('attribute_terms', 'id');
select audit_changes('coupons', 'id');
select audit_changes('reviews', 'id', 'author_name', 'author_email');
select audit_changes('media', 'id', 'sizes');
select audit_changes('content', 'id');
select audit_changes('content_terms', 'content_id');
select audit_changes('terms', 'id');
select audit_changes('menus', 'id');
select audit_changes('comments', 'id', 'author_name', 'author_email');
select audit_changes('authors', 'id');
select audit_changes('shipping_zones', 'id');
select audit_changes('shipping_zone_ranges', 'zone_id');
select audit_changes('shipping_methods', 'id');
select audit_changes('orders', 'id', 'key', 'session_id', 'email', 'cpf', 'cnpj', 'state_registration', 'cellphone', 'billing', 'shipping', 'note', 'ip', 'user_agent');
select audit_changes('order_lines', 'order_id');
select audit_changes('order_coupons', 'order_id');
select audit_changes('order_meta', 'order_id', 'value');
select audit_changes('order_notes', 'order_id', 'text');
select audit_changes('order_refunds', 'order_id');
select audit_changes('users', 'id', 'attribution');
select audit_changes('customer_addresses', 'user_id', 'fields');
select audit_changes('api_keys', 'id');
select audit_changes('application_passwords', 'id');
select audit_changes('webhooks', 'id');
select audit_changes('form_submissions', 'id', 'fields', 'referrer');
select audit_changes('subscribers', 'id', 'email', 'name');
