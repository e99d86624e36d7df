-- Every request of a buyer asks whether templates and popups are still what it knows: among a hundred thousand posts it must find them at once.
create index content_designs on content (id) where type in ('template', 'popup');
