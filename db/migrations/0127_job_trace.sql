-- Which trace of OpenTelemetry a job belongs to, where the request that asked for it is recorded. Said by the transaction, so that
-- jobs which triggers write have it too.
alter table jobs add column trace text default left(nullif(current_setting('vitrine.trace', true), ''), 55);
