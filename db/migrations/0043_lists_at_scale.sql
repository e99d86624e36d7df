-- Lists of the workbench that are searched by a part of what somebody wrote, and reviews by their hour: found by an index, also among
-- a hundred thousand.

-- What somebody wrote into a form; a search never runs from one field into the next.
create function sent_words(fields jsonb) returns text language sql immutable parallel safe as $$
  select lower(coalesce(string_agg(field ->> 'value', E'\n'), '')) from jsonb_array_elements(fields) as field
$$;
create index form_submissions_words on form_submissions using gin (sent_words(fields) gin_trgm_ops);
create index form_submissions_state on form_submissions (status, id desc);

create index media_words on media using gin (lower(title || E'\n' || alt) gin_trgm_ops);
create index media_newest on media (created_at desc, id desc);
create index media_title on media (title, id);

create index reviews_words on reviews using gin (lower(author_name || E'\n' || text) gin_trgm_ops);
create index reviews_newest on reviews (created_at desc, id desc);
create index reviews_state on reviews (status, created_at desc, id desc);
