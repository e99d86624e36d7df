-- Two people with the same area of delivery or way of sending open: the second is told, and nothing of the first one's is lost.
alter table shipping_zones add column version integer not null default 1;
alter table shipping_methods add column version integer not null default 1;

-- A shopper who keeps coming back is not signed out at a fixed age: each visit moves the end of the session on, though never past
-- thirty days from its beginning. Sessions of those who run the shop don't move: null.
alter table sessions add column slides_by interval;
update sessions set slides_by = case when user_id is null then interval '2 days' else interval '7 days' end
  where not exists (select from users where users.id = sessions.user_id and not users.roles <@ '{customer}');

-- Until when a visit at this moment would carry the session.
create function session_reach(session sessions) returns timestamptz language sql stable as $$
  -- least() passes over a null.
  select case when session.slides_by is not null then least(now() + session.slides_by, session.created_at + interval '30 days') end
$$;
-- Written down once an hour, not at every call.
create function session_is_due(session sessions) returns boolean language sql stable as $$
  select coalesce(session.expires_at < session_reach(session) - interval '1 hour', false)
$$;
create function slide_session(session_id bigint) returns void language sql as $$
  update sessions set expires_at = session_reach(sessions) where id = session_id and session_is_due(sessions)
$$;
