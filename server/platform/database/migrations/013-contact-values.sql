-- A contact is of its type: what was stored before that and is none goes, and nothing else gets in.

delete from member_contact
where communication_type in (2, 3, 4) and details !~ '^\+?[0-9(][0-9 ()./-]{3,30}$'
  or communication_type = 5 and details !~* '^(?:https?://(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::[0-9]{1,5})?(?:[/?#][^\s<>"\\]*)?|(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?:[/?#][^\s<>"\\:]*)?)$';

alter table member_contact add constraint member_contact_of_its_type check (
  case when communication_type = 5
    then details ~* '^(?:https?://(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?::[0-9]{1,5})?(?:[/?#][^\s<>"\\]*)?|(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*(?:[/?#][^\s<>"\\:]*)?)$'
    else details ~ '^\+?[0-9(][0-9 ()./-]{3,30}$'
  end
);
