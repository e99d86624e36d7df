-- A picture of the library that shows a part of what was uploaded. The upload stays, and can be shown whole again.

alter table media
  -- In whole pixels of the original; null: all of it is shown.
  add column crop jsonb check (jsonb_typeof(crop) = 'object'),
  -- File, measures, sizes and focal point of the upload, while a part of it stands in their place.
  add column original jsonb check (jsonb_typeof(original) = 'object'),
  add constraint media_cropped check ((crop is null) = (original is null));

drop trigger media_audited on media;
create trigger media_audited after insert or update or delete on media for each row
  when (current_setting('vitrine.actor', true) <> '') execute function note_change('id', 'sizes', 'original');
