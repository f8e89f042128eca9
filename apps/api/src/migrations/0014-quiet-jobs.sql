-- A commit with a NOTIFY in it waits for every other such commit of the whole database, the disk's included. Workers look
-- for jobs by themselves, so a job is added without one (decision 0031): the queue's own functions say `pg_notify` by no
-- schema, and here find one that does nothing.
create schema quiet;
create function quiet.pg_notify(channel text, payload text) returns void language sql as '';
create function quiet.add_job(name text, payload json, key text, wait_ms int) returns void
  language plpgsql set search_path = quiet, pg_catalog as $$
begin
  perform graphile_worker.add_job(name, payload, job_key => key, max_attempts => 25,
    run_at => now() + wait_ms * interval '1 millisecond');
end $$;
