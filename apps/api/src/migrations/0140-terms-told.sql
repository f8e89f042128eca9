-- From when the new terms hold that somebody was last told of: nobody is told twice of the same, and a run that broke off goes
-- on where it was.
alter table account add column terms_told date;
