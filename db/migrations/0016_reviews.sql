-- What shoppers write of products: one each, and the product's rating follows what is approved.

alter table reviews
  add column author_email text check (author_email = lower(author_email) and length(author_email) <= 254),
  add column verified boolean not null default false;

create unique index reviews_one_per_user on reviews (product_id, user_id) where user_id is not null and status <> 'trash';
create unique index reviews_one_per_email on reviews (product_id, author_email) where author_email is not null and status <> 'trash';

-- By differences, not by counting anew: two approvals at the same moment each add their own.
create function rate_product() returns trigger language plpgsql as $$
declare
  was smallint := case when tg_op <> 'INSERT' and old.status = 'approved' then old.rating end;
  is_now smallint := case when tg_op <> 'DELETE' and new.status = 'approved' then new.rating end;
begin
  if was is distinct from is_now then
    update products
    set rating_sum = rating_sum + coalesce(is_now, 0) - coalesce(was, 0),
        rating_count = rating_count + (is_now is not null)::integer - (was is not null)::integer
    where id = coalesce(new.product_id, old.product_id);
  end if;
  return null;
end $$;
create trigger reviews_rate_product after insert or update of status, rating or delete on reviews for each row execute function rate_product();

-- Who put the coming-soon banner away; it is back at the next sign-in, which begins a new session.
create table dismissed_banners (
  session_id bigint primary key references sessions on delete cascade,
  dismissed_at timestamptz not null default now()
);
