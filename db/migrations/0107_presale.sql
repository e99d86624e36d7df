-- Until this day a product is sold ahead: it is sent from it on, by the clock of Brasília.
alter table products add column presale_until date check (presale_until between '2000-01-01' and '2099-12-31');
-- What the buyer was told, whatever the merchant says of the product later.
alter table order_lines add column presale_until date;

create function is_presale(until date) returns boolean language sql stable parallel safe as $$
  select until::timestamp at time zone 'America/Sao_Paulo' > now()
$$;

-- The shelf follows the clock: on its row's next moment pages of the product are made anew. Also a kit waits for its parts.
create function follow_presale() returns trigger language plpgsql as $$
begin
  new.next_change_at := least(new.next_change_at, (
    select min(until::timestamp at time zone 'America/Sao_Paulo') from (
      select presale_until as until from products where id = new.product_id
      union all
      select part.presale_until from bundle_items i join products part on part.id = i.product_id where i.bundle_id = new.product_id
    ) waits where is_presale(until)
  ));
  return new;
end $$;
-- Before the insert: «excluded» of an upsert has what it wrote.
create trigger presale_followed before insert on product_shelf for each row execute function follow_presale();
