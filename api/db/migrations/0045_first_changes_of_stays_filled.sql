update stay set checked_in_at = changed_at where state in ('inHouse', 'departed') and follows is null;

update stay set ended_at = changed_at where state in ('departed', 'noShow');
