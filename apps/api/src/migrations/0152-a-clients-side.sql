-- What a client says of a no-show that they contest, for whoever decides.
alter table booking
  add column client_side text check (length(client_side) between 1 and 1000),
  add check (client_side is null or contest is not null);
