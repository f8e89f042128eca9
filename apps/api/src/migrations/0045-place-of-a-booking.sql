-- Where an appointment is, as it was agreed: a listing may move on, who has booked it still comes to where they were told.
alter table booking add column type text, add column address text, add column town text, add column outward_postcode text;
update booking b
  set type = l.type, address = l.address, town = l.town, outward_postcode = l.outward_postcode
  from listing l where l.provider_id = b.provider_id and l.id = b.listing_id;
alter table booking
  alter column type set not null, alter column address set not null, alter column town set not null,
  alter column outward_postcode set not null, add constraint booking_type check (type in ('in_person', 'online'));
