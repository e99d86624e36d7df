-- Whatever changes what public pages show says so on the channel "content", whoever changed it and by whichever road.
-- The message is a JSON list of tags; every process drops the pages that carry one of them.

create function announce(variadic tags text[]) returns void language sql as $$
  select pg_notify('content', to_json(tags)::text)
$$;

create function announce_fixed() returns trigger language plpgsql as $$
begin
  perform announce(variadic tg_argv::text[]);
  return null;
end $$;

create trigger settings_changed after insert or update or delete on settings for each statement execute function announce_fixed('settings');
create trigger menus_changed after insert or update or delete on menus for each statement execute function announce_fixed('menus');
create trigger terms_changed after update or delete on terms for each statement execute function announce_fixed('posts');
create trigger content_terms_changed after insert or update or delete on content_terms for each statement execute function announce_fixed('posts');
create trigger categories_changed after insert or update or delete on categories for each statement execute function announce_fixed('products');
create trigger product_tags_changed after update or delete on product_tags for each statement execute function announce_fixed('products');
create trigger attributes_changed after update or delete on attributes for each statement execute function announce_fixed('products');
create trigger attribute_terms_changed after update or delete on attribute_terms for each statement execute function announce_fixed('products');

create function announce_content() returns trigger language plpgsql as $$
declare
  row content := coalesce(new, old);
begin
  perform announce(case row.type when 'template' then 'templates' when 'post' then 'posts' else 'pages' end, 'content:' || row.id);
  return null;
end $$;
create trigger content_changed after insert or update or delete on content for each row execute function announce_content();

create function announce_media() returns trigger language plpgsql as $$
begin
  perform announce('media', 'media:' || old.id);
  return null;
end $$;
create trigger media_changed after update or delete on media for each row execute function announce_media();

create function announce_product() returns trigger language plpgsql as $$
declare
  row products := coalesce(new, old);
begin
  if tg_op = 'UPDATE'
    and (old.status, old.visibility, old.position, old.name, old.slug, old.price_cents, old.sale_price_cents, old.sale_from, old.sale_to, old.featured, old.published_at)
      is not distinct from
        (new.status, new.visibility, new.position, new.name, new.slug, new.price_cents, new.sale_price_cents, new.sale_from, new.sale_to, new.featured, new.published_at)
  then
    -- Its place among the others stays: only pages that show this one change.
    perform announce('product:' || row.id);
  else
    perform announce('products', 'product:' || row.id);
  end if;
  return null;
end $$;
create trigger products_changed after insert or update or delete on products for each row execute function announce_product();

create function announce_part_of_product() returns trigger language plpgsql as $$
begin
  perform announce('product:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger product_pictures_changed after insert or update or delete on product_pictures for each row execute function announce_part_of_product();
create trigger product_terms_changed after insert or update or delete on product_terms for each row execute function announce_part_of_product();
create trigger product_links_changed after insert or update or delete on product_links for each row execute function announce_part_of_product();
create trigger reviews_changed after insert or update or delete on reviews for each row execute function announce_part_of_product();

create function announce_shelf_of_product() returns trigger language plpgsql as $$
begin
  perform announce('products', 'product:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger product_categories_changed after insert or update or delete on product_categories for each row execute function announce_shelf_of_product();
create trigger product_tagged_changed after insert or update or delete on product_tagged for each row execute function announce_shelf_of_product();
create trigger variations_changed after insert or update or delete on variations for each row execute function announce_shelf_of_product();

-- A sale changes a page only where shoppers see it: when the last units go or come back.
create trigger stock_changed after update on stock for each row
  when (old.on_hand is distinct from new.on_hand and least(old.on_hand, new.on_hand) <= 5)
  execute function announce_part_of_product();
create trigger stock_counted after insert or delete on stock for each row execute function announce_part_of_product();
