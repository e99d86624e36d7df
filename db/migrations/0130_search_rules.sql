-- What merchants say of the search: words that mean the same, what comes sooner or later, and what stands where for one phrase.

-- Phrases as src/shop/search/words.ts makes them: small letters without accents, single spaces.
create table search_synonyms (
  id bigint generated always as identity primary key,
  -- Each finds what any other of them finds; with `means` they find what those find too, and not the other way round.
  words text[] not null check (cardinality(words) between 1 and 12),
  means text[] not null default '{}' check (cardinality(means) <= 12 and cardinality(words || means) >= 2),
  modified_at timestamptz not null default now()
);
create table search_boosts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('in_stock', 'on_sale', 'new', 'best_selling', 'category', 'tag', 'brand', 'product')),
  -- Of a category, a tag or a product; of what is gone the row stays and does nothing.
  target_id bigint,
  -- Of a brand.
  target text not null default '' check (length(target) <= 70),
  -- For what is new: so many days.
  days integer check (days between 1 and 730),
  strength smallint not null check (strength between -3 and 3 and strength <> 0),
  position integer not null default 0
);
create table search_phrases (
  id bigint generated always as identity primary key,
  phrase text not null unique check (length(phrase) between 1 and 100),
  -- Products in the order in which they come first.
  pinned bigint[] not null default '{}' check (cardinality(pinned) <= 24),
  hidden bigint[] not null default '{}' check (cardinality(hidden) <= 100),
  -- A page of the shop that is opened instead.
  leads_to text not null default '' check (length(leads_to) <= 500),
  modified_at timestamptz not null default now()
);
select audit_changes('search_synonyms', 'id'), audit_changes('search_boosts', 'id'), audit_changes('search_phrases', 'id');

do $$
declare
  relation text;
begin
  foreach relation in array array['search_synonyms', 'search_boosts', 'search_phrases'] loop
    execute format('create trigger %I after insert or update or delete on %I for each statement execute function announce_fixed(''products'')',
      relation || '_changed', relation);
  end loop;
end $$;

-- How often each phrase was searched for, and how often a product was opened or put into the cart from its list. Those that found
-- nothing are also in empty_search_days. Nothing tells who searched.
create table search_days (
  day date not null,
  words text not null check (length(words) between 1 and 100),
  searches bigint not null default 0 check (searches >= 0),
  clicks bigint not null default 0 check (clicks >= 0),
  adds bigint not null default 0 check (adds >= 0),
  primary key (day, words)
);
